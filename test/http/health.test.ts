import { DATA_SOURCE } from '../../api/kernel/kernel.module.ts';
import { serveHealth } from '../../api/health/serve-health.ts';
import { type TestApp, openApp } from '../support/app.ts';

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
    expect(await get('/ready')).toEqual({ statusCode: 200, body: '{"status":"ready"}' });
    const source = running.app.get<{ query: unknown }>(DATA_SOURCE.token);
    const answers = source.query;
    source.query = () => Promise.reject(new Error('gone'));
    expect(await get('/ready')).toEqual({ statusCode: 503, body: '{"status":"waiting for the database"}' });
    expect((await get('/ping')).statusCode).toBe(200);
    source.query = answers;
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
    expect(await ready()).toEqual({ statusCode: 503, body: '{"status":"the disk is full"}' });
    full = false;
    expect(await ready()).toEqual({ statusCode: 200, body: '{"status":"ready"}' });
    await instance.close();
  });
});
