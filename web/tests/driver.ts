//! Browsers that Playwright does not drive as their makers build them: Firefox by Marionette, WebKit by WebDriver.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a test does with a browser. */
export interface Driver {
  go(address: string): Promise<void>;
  /** Runs a function's body in the page; it may take its time. */
  run<T>(body: string): Promise<T>;
  close(): Promise<void>;
}

/** How long a script in the page may run. */
const SCRIPT_MS = 200_000;
/** How long a browser may take until it listens. */
const START_MS = 60_000;

/** The script of both protocols: the last argument takes the answer. */
const asking = (body: string) =>
  `const answer = arguments[arguments.length - 1]; (async () => { ${body} })().then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;

function answered<T>({ value, error }: { value?: T; error?: string }): T {
  if (error !== undefined) throw new Error(error);
  return value as T;
}

/** A port that nobody listens at. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}

async function reached(port: number): Promise<Socket> {
  for (const end = Date.now() + START_MS; ; ) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => socket.once('connect', () => resolve(true)).once('error', () => resolve(false)));
    if (isOpen) return socket;
    if (Date.now() > end) throw new Error('the browser does not listen');
    await new Promise((later) => setTimeout(later, 100));
  }
}

async function ended(program: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => program.once('exit', resolve));
  if (program.exitCode === null && program.kill()) await gone;
}

/** Firefox: `LENGTH:[0, id, command, parameters]` and back `LENGTH:[1, id, error, result]`. */
export async function firefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'tafel-firefox-'));
  const port = await freePort();
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port}); user_pref("intl.accept_languages", "en-GB");\n`);
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], { stdio: 'ignore' });
  const socket = await reached(port);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let [heard, asked] = [Buffer.alloc(0), 0];
  socket.on('data', (part) => {
    heard = Buffer.concat([heard, Buffer.from(part as Uint8Array)]);
    for (;;) {
      const colon = heard.indexOf(':');
      const end = colon + 1 + Number(heard.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || heard.length < end) return;
      const message = JSON.parse(heard.subarray(colon + 1, end).toString()) as unknown;
      heard = heard.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
    }
  });
  const send = (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set((asked += 1), { resolve, reject });
      const text = JSON.stringify([0, asked, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  await send('WebDriver:SetTimeouts', { script: SCRIPT_MS });
  return {
    go: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: async <T>(body: string) => answered<T>(((await send('WebDriver:ExecuteAsyncScript', { script: asking(body), args: [] })) as { value: object }).value),
    close: async () => {
      socket.destroy();
      await ended(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** WebKit as GTK builds it, on a screen of its own. */
export async function webkit(driver: string, browser: string): Promise<Driver> {
  const port = await freePort();
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    screen.once('error', reject);
  });
  const home = mkdtempSync(join(tmpdir(), 'tafel-webkit-'));
  const env = { ...process.env, DISPLAY: display, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, LANG: 'C.UTF-8', GTK_A11Y: 'none', NO_AT_BRIDGE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  (await reached(port)).destroy();
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { script: SCRIPT_MS });
  return {
    go: async (url) => void (await send('POST', `${session}/url`, { url })),
    run: async <T>(body: string) => answered<T>((await send('POST', `${session}/execute/async`, { script: asking(body), args: [] })) as object),
    close: async () => {
      await send('DELETE', session);
      await ended(program);
      await ended(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
