import { jest } from '@jest/globals';
import { whileCounting } from './while-counting.ts';

const TWO_COUNTS_MS = 1_200_000;

describe('bytes of a slow request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are counted while they arrive and once they have', async () => {
    let counts = 0;
    const { promise, resolve } = Promise.withResolvers<string>();
    const answer = whileCounting(promise, async () => {
      counts += 1;
      if (counts === 1) throw new Error('the database is away');
    });
    await jest.advanceTimersByTimeAsync(TWO_COUNTS_MS);
    expect(counts).toBe(2);
    resolve('stored');
    expect(await answer).toBe('stored');
    expect(counts).toBe(3);
    await jest.advanceTimersByTimeAsync(TWO_COUNTS_MS);
    expect(counts).toBe(3);
  });
});
