// Hands the page the engine that `make engine` has built, or says that there is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:engine';
const RESOLVED = `\0${ID}`;

/** The module `virtual:engine`: `load()` starts the engine, or fails where none was built. */
export function engine(root: string): Plugin {
  const folder = join(root, 'engine');
  const has = (name: string) => existsSync(join(folder, name));
  const built = has('engine.js');
  return {
    name: 'engine',
    config: () => ({ define: { __ENGINE__: JSON.stringify(built) } }),
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      if (!built) return `export const load = () => Promise.reject(new Error('this page was built without the engine'));`;
      const at = (name: string) => JSON.stringify(join(folder, name));
      return `
        import start, * as engine from ${at('engine.js')};
        import fast from ${at('engine_bg.wasm?url')};
        ${has('engine_plain_bg.wasm') ? `import plain from ${at('engine_plain_bg.wasm?url')};` : 'const plain = fast;'}
        export async function load(simd) {
          const { memory } = await start({ module_or_path: simd ? fast : plain });
          return { engine, memory };
        }`;
    },
  };
}
