import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DATA_SOURCE } from '../kernel/kernel.module.ts';

/** How long the database may take before this process is said not to be ready. */
const PATIENCE_MS = 2_000;

/** For load balancers and supervisors: `/ping` and `/health` say that the process lives, `/ready` that it can do its work. Open to all, and they tell nothing else. */
export function serveHealth(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const source = app.get<{ query(sql: string): Promise<unknown> }>(DATA_SOURCE.token);
  fastify.get('/ping', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('pong'));
  fastify.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  fastify.get('/ready', async (_, reply) => {
    const late = new Promise<never>((_resolve, reject) => { setTimeout(reject, PATIENCE_MS).unref(); });
    const ready = await Promise.race([source.query('SELECT 1'), late]).then(() => true, () => false);
    return reply.header('cache-control', 'no-store').status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
