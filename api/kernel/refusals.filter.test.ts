import { RefusalsFilter } from './refusals.filter.ts';

/** Returns the response to a request that failed with this error. */
function answerTo(error: unknown): {
  status: number;
  headers: Record<string, unknown>;
  body: { errors: { code: string; title: string; message?: string }[] };
} {
  const answer = { status: 0, headers: {} as Record<string, unknown>, body: undefined as never };
  const reply = {
    sent: false,
    status(status: number) {
      answer.status = status;
      return reply;
    },
    header(name: string, value: unknown) {
      answer.headers[name] = value;
      return reply;
    },
    send(body: never) {
      answer.body = body;
      return reply;
    },
  };
  const { catch: answerWith } = RefusalsFilter.prototype;
  answerWith(error, {
    switchToHttp: () => ({
      getRequest: () => ({ id: 'r-1', log: { error: () => {} }, routeOptions: { config: {} } }),
      getResponse: () => reply,
    }),
  } as never);
  return answer;
}

describe('faults of the database', () => {
  it.each([
    ['a lock timeout', '55P03', 'This took too long'],
    ['a statement timeout', '57014', 'This took too long'],
    ['an idle transaction', '25P03', 'This took too long'],
    ['a deadlock after several tries', '40P01', 'This took too long'],
    ['too many connections', '53300', 'The database is busy'],
    ['a restart', '57P01', 'The database is not available'],
    ['a lost connection', '08006', 'The database is not available'],
    ['a refused connection', 'ECONNREFUSED', 'The database is not available'],
  ])('say when to retry: %s', (_, code, title) => {
    const { status, headers, body } = answerTo(Object.assign(new Error('of the driver'), { code }));
    expect([status, headers['retry-after']]).toEqual([503, 5]);
    expect(body.errors).toEqual([{ code: 'Unavailable', title, message: expect.stringContaining('Try again in') }]);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'are recognized without a code: %s',
    (message) => {
      expect(answerTo(new Error(message)).status).toBe(503);
    },
  );

  it('say that its disk is full', () => {
    const { status, headers, body } = answerTo(Object.assign(new Error('No space left on device'), { code: '53100' }));
    expect([status, headers['retry-after']]).toEqual([507, undefined]);
    expect(body.errors[0]).toMatchObject({ code: 'InsufficientStorage', title: 'The disk of the database is full' });
  });

  it('differ from internal errors', () => {
    const { status, headers, body } = answerTo(
      Object.assign(new Error('relation "secret" does not exist'), { code: '42P01' }),
    );
    expect([status, headers['retry-after'], body.errors[0]!.code]).toEqual([500, undefined, 'InternalError']);
  });
});
