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
    switchToHttp: () => ({ getRequest: () => ({ id: 'r-1', log: { error: () => {} } }), getResponse: () => reply }),
  } as never);
  return answer;
}

describe('database timeouts', () => {
  it.each([
    ['for a lock', '55P03'],
    ['for a statement', '57014'],
  ])('%s: says when to retry', (_, code) => {
    const { status, headers, body } = answerTo(
      Object.assign(new Error('canceling statement due to timeout'), { code }),
    );
    expect([status, headers['retry-after']]).toEqual([503, 5]);
    expect(body.errors).toEqual([
      { code: 'Unavailable', title: 'This took too long', message: 'Nothing was changed. Try again in a few seconds.' },
    ]);
  });

  it('differ from internal errors', () => {
    const { status, headers, body } = answerTo(
      Object.assign(new Error('relation "secret" does not exist'), { code: '42P01' }),
    );
    expect([status, headers['retry-after'], body.errors[0]!.code]).toEqual([500, undefined, 'InternalError']);
  });
});
