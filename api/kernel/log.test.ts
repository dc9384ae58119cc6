import { FastifyAdapter } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { RequestLog, openLog } from './log.ts';

/** Captures log lines as parsed JSON. */
function listen(log: ReturnType<typeof openLog>): () => Record<string, unknown>[] {
  const lines: string[] = [];
  (log as unknown as Record<symbol, unknown>)[pino.symbols.streamSym as never] = {
    write: (line: string) => lines.push(line),
  };
  return () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('logs the operation and status of a request, but no secrets in its address or headers', async () => {
    const log = openLog('info');
    const lines = listen(log);
    const fastify = new FastifyAdapter({
      loggerInstance: log,
      logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    }).getInstance();
    fastify.get('/p/:shareToken', async () => 'ok');
    await fastify.inject({
      url: '/p/AbCdEfGhIjKl?code=123456',
      headers: { authorization: 'Bearer api.1.hunter2', cookie: 'evident_session=hunter2' },
    });
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'info',
        method: 'GET',
        route: '/p/:shareToken',
        status: 200,
        requestId: expect.anything(),
        ms: expect.any(Number),
      }),
    ]);
    expect(JSON.stringify(lines())).not.toMatch(/AbCdEfGhIjKl|123456|hunter2/);
  });

  it('logs an error without the values of the failed statement', () => {
    const log = openLog('warn');
    const lines = listen(log);
    log.error(
      {
        err: Object.assign(new Error('duplicate key'), {
          code: '23505',
          detail: 'Key (email)=(ada@example.org)',
          parameters: ['hunter2'],
        }),
      },
      'A request failed',
    );
    expect(lines()[0]).toMatchObject({ level: 'error', err: { code: '23505', message: 'duplicate key' } });
    expect(JSON.stringify(lines())).not.toMatch(/ada@|hunter2/);
  });

  it('omits lines below its level', () => {
    const log = openLog('warn');
    const lines = listen(log);
    log.info('something usual');
    expect(lines()).toEqual([]);
  });
});
