import { ANSWER_LIMITS } from './bounded.ts';
import { pagesOf } from './call-tool.ts';

describe('pages read in one call', () => {
  const list =
    (size: number, words = 'x') =>
    (cursor: string | null) => {
      const at = Number(cursor ?? 0);
      return Promise.resolve({ items: [{ at, words }], next: at + 1 < size ? String(at + 1) : null });
    };
  const told: [number, number][] = [];
  const report = async (progress: number, total: number) => void told.push([progress, total]);
  const { signal } = new AbortController();
  beforeEach(() => told.splice(0));

  it('are as many as asked for, and the next one follows', async () => {
    const { items, next } = await pagesOf(list(10), 3, report, signal);
    expect([items.length, next]).toEqual([3, '3']);
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('end with the list', async () => {
    expect(await pagesOf(list(2), 5, report, signal)).toMatchObject({ items: { length: 2 }, next: null });
    expect(told.at(-1)).toEqual([5, 5]);
  });

  it('are as many as fit, so that no item is skipped', async () => {
    const { items, next } = await pagesOf(list(5, 'x'.repeat(ANSWER_LIMITS.answer / 3)), 5, report, signal);
    expect([items.length, next]).toEqual([2, '2']);
  });

  it('are not read for a client that has left', async () => {
    const left = new AbortController();
    left.abort();
    expect((await pagesOf(list(5), 5, report, left.signal)).items).toHaveLength(1);
  });
});
