import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster, stopPostmaster } from '../../adapters/embedded-postgres/postmaster.ts';

const MAIN = join(import.meta.dirname, '../../dist/server/main.js');
/** Script of `npm start`. */
export const START = join(import.meta.dirname, '../../scripts/start.mjs');
/** Command of `npm start`. */
export const NPM_START = ['npm', '--prefix', join(import.meta.dirname, '../..'), 'start'] as const;
const READY = /^Evident is ready/m;

/** Product running as a separate process. */
export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Sends Ctrl-C and resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Sends `kill -9` to the server only; the database keeps running. */
  kill(): Promise<void>;
}

/** Output and exit code of a failed start. */
export interface Refused {
  readonly code: number | null;
  readonly said: string;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number };
        server.close(() => resolve(port));
      });
  });
}

/** Creates a data folder for one test; `remove` stops everything that still runs on it. */
export function dataFolder(): { readonly path: string; remove(): Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'evident-product-'));
  const cluster = join(path, 'postgres');
  return {
    path,
    async remove() {
      const running = await readPostmaster(cluster);
      if (running) await stopPostmaster(cluster, running.pid);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Start in progress. */
export interface Begun {
  readonly url: string;
  readonly process: ChildProcess;
  output(): string;
  readonly ended: Promise<number | null>;
}

/** The start script, the server or a command. */
type Program = string | readonly [string, ...string[]];

/** Starts the built product with only these settings. */
export async function beginProduct(settings: Record<string, string>, program: Program = MAIN): Promise<Begun> {
  const port = settings['PORT'] ?? String(await freePort());
  const [command, ...args] = typeof program === 'string' ? [process.execPath, program] : program;
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return {
    url: `http://localhost:${port}`,
    process: child,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
}

/** Starts it and resolves when it is ready. */
export async function startProduct(settings: Record<string, string>, program?: Program): Promise<Product> {
  const begun = await beginProduct(settings, program);
  const { process: child, output, ended } = begun;
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', () => {
        if (READY.test(output())) resolve();
      });
    child.once('close', (code) =>
      reject(Object.assign(new Error(output()), { refused: { code, said: output() } satisfies Refused })),
    );
  });
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return {
    url: begun.url,
    process: child,
    output,
    stop: () => end('SIGINT'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** Expects a start to fail and returns its output. */
export async function refusedStart(settings: Record<string, string>): Promise<Refused> {
  const started = await startProduct(settings).catch((error: { refused: Refused }) => error.refused);
  if ('said' in started) return started;
  await started.stop();
  throw new Error('the product started');
}
