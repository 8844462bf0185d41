//! A web space that only has files: the edition that `tafel static` writes, and a file server as simple as they come.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { PROGRAM } from './support';

export interface Space {
  address: string;
  folder: string;
  /** Takes it off the network. */
  close: () => Promise<void>;
}

const KINDS: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm',
};

/** Shows the edition of files below an address that is not the root, as long as a test runs. */
export async function withSpace(use: (space: Space) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tafel-static-'));
  execFileSync(PROGRAM, ['static', folder]);
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname).replace(/^\/games\//, '/');
    const path = join(folder, name.endsWith('/') ? `${name}index.html` : name);
    try {
      if (!statSync(path).isFile()) throw new Error('a folder');
      response.setHeader('content-type', KINDS[extname(path)] ?? 'application/octet-stream').end(readFileSync(path));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => new Promise<void>((closed) => (server.closeAllConnections(), server.close(() => closed())));
  try {
    await use({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/`, folder, close });
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}
