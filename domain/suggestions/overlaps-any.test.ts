import fc from 'fast-check';
import { overlapsAny } from './overlaps-any.ts';

describe('a range', () => {
  it('overlaps others exactly if it shares a position with one of them', () => {
    const range = fc
      .tuple(fc.nat(20), fc.integer({ min: 1, max: 12 }))
      .map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), range, (others, one) => {
        const shares = others.some(({ start, end }) => start < one.end && one.start < end);
        expect(overlapsAny(others)(one)).toBe(shares);
      }),
      { numRuns: 1000 },
    );
  });
});
