import { settleAll } from './settle-all.ts';

describe('promises that settle together', () => {
  it('fail with the earliest error, once all have settled', async () => {
    const follows = Promise.withResolvers<void>();
    const causes = Promise.withResolvers<void>();
    const ends = Promise.withResolvers<void>();
    let settled = false;
    const all = settleAll(follows.promise, causes.promise, ends.promise).finally(() => (settled = true));
    const outcome = all.then(
      () => null,
      (error: Error) => error.message,
    );
    causes.reject(new Error('deadlock detected'));
    await causes.promise.catch(() => undefined);
    follows.reject(new Error('the transaction is aborted'));
    await follows.promise.catch(() => undefined);
    expect(settled).toBe(false);
    ends.resolve();
    expect(await outcome).toBe('deadlock detected');
  });
});
