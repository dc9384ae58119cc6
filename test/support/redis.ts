import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';

export interface TestRedis {
  readonly url: string;
  close(): Promise<void>;
}

/** Uses `REDIS_URL` or a local `redis-server`. Returns null without either and prints which suites are skipped. */
export function redisEngine(what: string): (() => Promise<TestRedis>) | null {
  const url = process.env['REDIS_URL'];
  if (url) return () => Promise.resolve({ url, close: () => Promise.resolve() });
  const binary = onPath('redis-server');
  if (binary) return () => startRedis(binary);
  process.stderr.write(`Left out: ${what}. Set REDIS_URL or install redis-server to run it.\n`);
  return null;
}

async function startRedis(binary: string): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'evident-redis-'));
  const port = await freePort();
  const server = spawn(
    binary,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, '--maxmemory-policy', 'noeviction'],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `redis://127.0.0.1:${port}`;
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 }).on('error', () => {});
  await probe.ping();
  probe.disconnect();
  return {
    url,
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number };
        server.close(() => resolve(port));
      });
  });
}
