import { jest } from '@jest/globals';
import { batched } from './batched.ts';

describe('requests collected for 10 ms', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const loading = (most = 10) => {
    const asked: (readonly string[])[] = [];
    const load = batched<string, number>({
      load: async (keys) => {
        asked.push(keys);
        if (keys.includes('bad')) throw new Error('refused');
        return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]));
      },
      afterMs: 10,
      most,
    });
    return { asked, load };
  };

  it('are sent once, each key once, and answered apart', async () => {
    const { asked, load } = loading();
    const answers = Promise.all(['a', 'bb', 'a', 'none'].map(load));
    await jest.advanceTimersByTimeAsync(10);
    expect(await answers).toEqual([1, 2, 1, null]);
    expect(asked).toEqual([['a', 'bb', 'none']]);
    const later = load('ccc');
    await jest.advanceTimersByTimeAsync(10);
    expect(await later).toBe(3);
    expect(asked).toHaveLength(2);
  });

  it('are split where there are too many, and refused alone', async () => {
    const { asked, load } = loading(2);
    const answers = Promise.allSettled(['a', 'b', 'bad'].map(load));
    await jest.advanceTimersByTimeAsync(10);
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(asked).toEqual([['a', 'b'], ['bad']]);
  });
});
