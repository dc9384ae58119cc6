import type { Realtime } from '@evident/application/realtime/realtime';
import { DATA_SOURCE } from '../../api/kernel/kernel.module.ts';
import { serveHealth } from '../../api/health/serve-health.ts';
import { REALTIME, SET_ASIDE_COUNT } from '../../api/services/services.module.ts';
import { type TestApp, openApp } from '../support/app.ts';

const READY = '{"status":"ready","events":{"oldestSeconds":0,"setAside":0}}';

describe('health checks', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await openApp();
  });
  afterAll(() => running.close());
  const get = async (url: string) => {
    const { statusCode, body } = await running.app.inject({ method: 'GET', url });
    return { statusCode, body };
  };

  it('report liveness to anyone', async () => {
    expect(await get('/ping')).toEqual({ statusCode: 200, body: 'pong' });
    expect(await get('/health')).toEqual({ statusCode: 200, body: '{"status":"alive"}' });
  });

  it('report readiness while the database responds, and stay alive without it', async () => {
    expect(await get('/ready')).toEqual({ statusCode: 200, body: READY });
    const source = running.app.get<{ query: unknown }>(DATA_SOURCE.token);
    const answers = source.query;
    source.query = () => Promise.reject(new Error('gone'));
    expect(await get('/ready')).toEqual({ statusCode: 503, body: '{"status":"waiting for the database"}' });
    expect((await get('/ping')).statusCode).toBe(200);
    source.query = answers;
  });

  it('report not ready once events wait for minutes and none are delivered, and the delay to members and monitoring', async () => {
    const ada = await running.people.member(await running.people.team());
    // Held by a relay that was killed, far longer than any relay holds them.
    await running.database.query(
      `WITH turn AS (INSERT INTO outbox_turn (team_id, held_until, group_size) VALUES ($1, 'infinity', 50))
       INSERT INTO outbox (team_id, name, payload, at) VALUES ($1, 'readme:changed', '{}', now() - interval '400 s')`,
      [ada.teamId],
    );
    await running.database.query(`UPDATE outbox_turn SET delivered_at = now() - interval '1 h'`);
    const { statusCode, body } = await get('/ready');
    expect([statusCode, body.replace(/\d{3}/, '4xx')]).toEqual([
      503,
      '{"status":"events are not delivered","events":{"oldestSeconds":4xx,"setAside":0}}',
    ]);
    expect((await get('/metrics')).body).toMatch(/^evident_events_oldest_seconds 4\d\d\n/m);
    const delayFor = async ({ token }: { token: string }): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await running.app.inject({ method: 'GET', url: '/api/v1/changes/delay', headers })).json().delaySeconds;
    };
    expect(await delayFor(ada)).toBeGreaterThanOrEqual(400);
    expect(await delayFor(await running.people.member(await running.people.team()))).toBe(0);
    await running.database.query(`DELETE FROM outbox WHERE team_id = $1`, [ada.teamId]);
  });

  it('count the jobs that were set aside for monitoring', async () => {
    const count = async () => /^evident_jobs_set_aside_total (\d+)$/m.exec((await get('/metrics')).body)?.[1];
    expect(await count()).toBe('0');
    running.app.get<{ jobs: number }>(SET_ASIDE_COUNT.token).jobs += 1;
    expect(await count()).toBe('1');
  });

  it('name a Redis that is not reachable, and stay ready for reading', async () => {
    const realtime = running.app.get<Realtime>(REALTIME.token);
    const connected = realtime.isConnected;
    realtime.isConnected = () => false;
    expect(await get('/ready')).toEqual({
      statusCode: 200,
      body: READY.replace(/}$/, ',"redis":"Redis is not reachable"}'),
    });
    realtime.isConnected = connected;
  });

  it('report not ready when the data disk is full', async () => {
    const { default: fastify } = await import('fastify');
    const instance = fastify();
    const app = {
      getHttpAdapter: () => ({ getInstance: () => instance }),
      get: (token: unknown) => running.app.get(token as never),
    };
    let full = true;
    serveHealth(app as never, async () => full);
    const ready = async () => {
      const { statusCode, body } = await instance.inject('/ready');
      return { statusCode, body };
    };
    expect(await ready()).toEqual({ statusCode: 503, body: READY.replace('ready', 'the disk is full') });
    full = false;
    expect(await ready()).toEqual({ statusCode: 200, body: READY });
    await instance.close();
  });
});
