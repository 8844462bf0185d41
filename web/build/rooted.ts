// The first file names the others from the root, since a server shows it at every address; `tafel static` makes it relative.
import type { Plugin } from 'vite';

export function rooted(): Plugin {
  return {
    name: 'rooted',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
  };
}
