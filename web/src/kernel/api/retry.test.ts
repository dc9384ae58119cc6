import { ApiProblem, problemFrom, unreachable } from './api-problem.ts';
import { isWorthRetrying, retryDelay } from './retry.ts';

const refused = (status: number) => new ApiProblem(status, [{ code: 'x', title: 'x' }]);

describe('retries', () => {
  it('are limited to five', () => {
    expect(isWorthRetrying(4, unreachable())).toBe(true);
    expect(isWorthRetrying(5, unreachable())).toBe(false);
  });

  it('happen after transient errors, never after a refusal', () => {
    for (const status of [429, 500, 503]) expect(isWorthRetrying(0, refused(status))).toBe(true);
    for (const status of [400, 401, 403, 404, 409, 422]) expect(isWorthRetrying(0, refused(status))).toBe(false);
    expect(isWorthRetrying(0, new TypeError('a bug of ours'))).toBe(false);
  });

  it('back off from 300 ms to 2 s', () => {
    for (let failures = 0; failures < 6; failures++) {
      expect(retryDelay(failures, 0)).toBe(300);
      expect(retryDelay(failures, 1)).toBeLessThanOrEqual(2000);
      expect(retryDelay(failures, 1)).toBeGreaterThanOrEqual(retryDelay(failures - 1, 1));
    }
    expect(retryDelay(5, 1)).toBe(2000);
  });
});

describe('a problem', () => {
  const response = { status: 409, headers: new Headers({ 'x-request-id': 'r-1' }) };

  it("has the server's message and the request id", () => {
    const problem = problemFrom(response, {
      errors: [{ code: 'InvalidOperation', title: 'Tag is locked', message: 'Unlock it first.' }],
    });
    expect(problem).toMatchObject({
      status: 409,
      code: 'InvalidOperation',
      title: 'Tag is locked',
      explanation: 'Unlock it first.',
      requestId: 'r-1',
    });
  });

  it('reads the request id from the body too', () => {
    expect(
      problemFrom(
        { status: 500, headers: new Headers() },
        { errors: [{ code: 'InternalError', title: 'Something went wrong on our side' }], requestId: 'r-2' },
      ).requestId,
    ).toBe('r-2');
  });

  it.each([undefined, null, 'html', {}, { errors: [] }, { errors: [{ nonsense: 1 }] }])(
    'has a useful message for the response %p',
    (body) => {
      expect(problemFrom(response, body).title).toBe('Something went wrong on the server');
    },
  );
});
