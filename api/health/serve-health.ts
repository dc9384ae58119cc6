import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SearchEngine } from '@evident/application/search/search-engine';
import { DATA_SOURCE, SETTINGS } from '../kernel/kernel.module.ts';
import type { Settings } from '../kernel/settings.ts';
import { ENGINE } from '../services/services.module.ts';

/** Timeout for the database, in milliseconds, before `/ready` fails. */
const TIMEOUT_MS = 2_000;

/** Below this much free space, uploads, mail and an embedded database soon fail. */
const FREE_BYTES = 50_000_000;
const PROBE_BYTES = 4_096;

/** Tests with a write, because a quota shows only then. */
async function diskIsFull(folder: string): Promise<boolean> {
  const probe = join(folder, `.disk-probe-${process.pid}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < FREE_BYTES) return true;
    await writeFile(probe, Buffer.alloc(PROBE_BYTES));
    return false;
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Search answers without its second engine, so that is no reason to take the server out of service. */
function searchOf(engine: SearchEngine | null): { search?: string } {
  if (engine === null) return {};
  const state = engine.state();
  void engine.probe();
  return { search: state === 'READY' ? 'ready' : `Elasticsearch is ${state.toLowerCase()}` };
}

/**
 * Health checks for load balancers. `/ping` and `/health` report liveness, `/ready` readiness. They need no sign-in
 * and disclose nothing else.
 */
export function serveHealth(app: NestFastifyApplication, isFull = diskIsFull): void {
  const fastify = app.getHttpAdapter().getInstance();
  const source = app.get<{ query(sql: string): Promise<unknown> }>(DATA_SOURCE.token);
  const engine = app.get<SearchEngine | null>(ENGINE.token);
  const { dataFolder = '.' } = app.get<Settings>(SETTINGS.token) ?? {};
  fastify.get('/ping', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('pong'));
  fastify.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  fastify.get('/ready', async (_, reply) => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(reject, TIMEOUT_MS).unref();
    });
    const [answers, full] = await Promise.all([
      Promise.race([source.query('SELECT 1'), late]).then(
        () => true,
        () => false,
      ),
      isFull(dataFolder),
    ]);
    const missing = full ? 'the disk is full' : answers ? null : 'waiting for the database';
    return reply
      .header('cache-control', 'no-store')
      .status(missing ? 503 : 200)
      .send({ status: missing ?? 'ready', ...searchOf(engine) });
  });
}
