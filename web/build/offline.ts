// Tells the service worker which files the build made.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the list of files and a digest of it into `sw.js`. */
export function offline(): Plugin {
  let folder = 'public';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ publicDir }) => void (folder = publicDir),
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') this.error('there is no sw.js to tell the files to');
      const made = Object.keys(bundle).filter((name) => name !== 'sw.js' && name !== 'index.html');
      const files = ['./', ...[...made, ...readdirSync(folder)].map((name) => `./${name}`).toSorted()];
      const contents = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : part.source));
      const digest = contents.reduce((hash, content) => hash.update(content), createHash('sha256')).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('__FILES__', JSON.stringify(files)).replaceAll('__BUILD__', JSON.stringify(digest));
    },
  };
}
