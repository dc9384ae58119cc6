import fc from 'fast-check';
import { blocksWithin, layOutChips } from './chip-layout.ts';

describe('chips in the margin', () => {
  it('stand beside their words where there is room', () => {
    expect(
      layOutChips(
        [
          { id: 'a', top: 0 },
          { id: 'b', top: 100 },
        ],
        24,
        4,
      ).map(({ at }) => at),
    ).toEqual([0, 100]);
  });
  it('never overlap, never stand above their words, and keep the order of the words', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 })), (tops) => {
        const placed = layOutChips(
          tops.map((top, at) => ({ id: String(at), top })),
          24,
          4,
        );
        placed.forEach(({ at, top }, index) => {
          expect(at).toBeGreaterThanOrEqual(top);
          if (index > 0) {
            expect(at - placed[index - 1]!.at).toBeGreaterThanOrEqual(28);
            expect(top).toBeGreaterThanOrEqual(placed[index - 1]!.top);
          }
        });
      }),
    );
  });
  it('are only asked for where one looks', () => {
    const asked = new Set<number>();
    const edges = (at: number) => {
      asked.add(at);
      return { top: at * 10, bottom: at * 10 + 10 };
    };
    expect(blocksWithin(10_000, edges, 25, 45)).toEqual([2, 5]);
    expect(asked.size).toBeLessThan(40);
    expect(blocksWithin(0, edges, 0, 10)).toEqual([0, 0]);
  });
});
