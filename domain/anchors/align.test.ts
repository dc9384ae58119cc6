import fc from 'fast-check';
import { align } from './align.ts';
import { shortestEdit } from './shortest-edit.ts';

const row = (letters: number, maxLength: number) =>
  fc.array(fc.nat(letters), { maxLength }).map((ids) => Int32Array.from(ids));

const longestCommon = (a: Int32Array, b: Int32Array): number => {
  let before = Array.from({ length: b.length + 1 }, () => 0);
  for (const id of a) {
    const now = [0];
    for (let j = 1; j <= b.length; j += 1)
      now.push(id === b[j - 1] ? before[j - 1]! + 1 : Math.max(before[j]!, now[j - 1]!));
    before = now;
  }
  return before[b.length]!;
};

describe('comparing two rows', () => {
  it.each([
    ['align', align],
    ['shortestEdit', (a: Int32Array, b: Int32Array) => shortestEdit(a, b, 1000)],
  ])('%s matches only what is equal, in order, without overlap', (_, compare) => {
    fc.assert(
      fc.property(row(6, 60), row(6, 60), (a, b) => {
        let [endA, endB] = [0, 0];
        for (const match of compare(a, b)) {
          expect(match.length).toBeGreaterThan(0);
          expect(match.a).toBeGreaterThanOrEqual(endA);
          expect(match.b).toBeGreaterThanOrEqual(endB);
          [endA, endB] = [match.a + match.length, match.b + match.length];
          expect([...a.subarray(match.a, endA)]).toEqual([...b.subarray(match.b, endB)]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the longest common row when few tokens are edited', () => {
    fc.assert(
      fc.property(row(4, 40), row(4, 40), (a, b) => {
        const kept = shortestEdit(a, b, 1000).reduce((sum, match) => sum + match.length, 0);
        expect(kept).toBe(longestCommon(a, b));
      }),
      { numRuns: 1000 },
    );
  });

  it('finds nothing rather than chance when more is edited than allowed', () => {
    expect(shortestEdit(Int32Array.from([1, 2, 3]), Int32Array.from([4, 2, 5]), 3)).toEqual([]);
  });
});
