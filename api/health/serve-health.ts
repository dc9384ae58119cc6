import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventDelays } from '@evident/application/realtime/event-delays';
import type { Realtime } from '@evident/application/realtime/realtime';
import type { SearchEngine } from '@evident/application/search/search-engine';
import { type EventDelay, isStalled } from '@evident/domain/events';
import { EVENT_DELAYS, SETTINGS } from '../kernel/kernel.module.ts';
import type { Settings } from '../kernel/settings.ts';
import { ENGINE, REALTIME, SET_ASIDE_COUNT } from '../services/services.module.ts';

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

/** Returns null if the database does not answer in time. */
function delayFrom(delays: EventDelays): Promise<EventDelay | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS).unref();
  });
  return Promise.race([delays.now().catch(() => null), late]);
}

function problemWith(delay: EventDelay | null, full: boolean): string | null {
  if (full) return 'the disk is full';
  if (!delay) return 'waiting for the database';
  return isStalled(delay) ? 'events are not delivered' : null;
}

/** Figures in the text format of Prometheus. */
const metricsOf = ({ oldestSeconds, setAside }: EventDelay, jobsSetAside: number): string =>
  [
    ['evident_events_oldest_seconds', 'gauge', oldestSeconds],
    ['evident_events_set_aside', 'gauge', setAside],
    ['evident_jobs_set_aside_total', 'counter', jobsSetAside],
  ]
    .map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`)
    .join('');

/** Without Redis, reading and most changes go on: taking all servers out of service would end those, too. */
const redisOf = (realtime: Realtime): { redis?: string } =>
  realtime.isConnected() ? {} : { redis: 'Redis is not reachable' };

/**
 * Health checks for load balancers and monitoring. `/ping` and `/health` report liveness, `/ready` readiness, `/metrics`
 * how far the delivery of events is behind, and how many jobs this process set aside. They need no sign-in and disclose nothing else.
 */
export function serveHealth(app: NestFastifyApplication, isFull = diskIsFull): void {
  const fastify = app.getHttpAdapter().getInstance();
  const delays = app.get<EventDelays>(EVENT_DELAYS.token);
  const engine = app.get<SearchEngine | null>(ENGINE.token);
  const realtime = app.get<Realtime>(REALTIME.token);
  const setAside = app.get<{ jobs: number }>(SET_ASIDE_COUNT.token);
  const { dataFolder = '.' } = app.get<Settings>(SETTINGS.token) ?? {};
  fastify.get('/ping', (_, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('pong'),
  );
  fastify.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  fastify.get('/ready', async (_, reply) => {
    const [delay, full] = await Promise.all([delayFrom(delays), isFull(dataFolder)]);
    const problem = problemWith(delay, full);
    const events = delay && { events: { oldestSeconds: delay.oldestSeconds, setAside: delay.setAside } };
    return reply
      .header('cache-control', 'no-store')
      .status(problem ? 503 : 200)
      .send({ status: problem ?? 'ready', ...events, ...searchOf(engine), ...redisOf(realtime) });
  });
  fastify.get('/metrics', async (_, reply) => {
    const delay = await delayFrom(delays);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .status(delay ? 200 : 503)
      .send(delay ? metricsOf(delay, setAside.jobs) : '');
  });
}
