import fc from 'fast-check';
import { occurrences } from './index.ts';

describe('occurrences of words in a text', () => {
  it('are those that indexOf finds one after the other, overlapping ones too', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '👍'), maxLength: 40 });
    const words = fc.string({ unit: fc.constantFrom('a', 'b', '👍'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(text, words, (all, some) => {
        const expected: number[] = [];
        for (let at = all.indexOf(some); at >= 0; at = all.indexOf(some, at + 1)) expected.push(at);
        expect([...occurrences(all, some)]).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('are none of empty words', () => {
    expect([...occurrences('text', '')]).toEqual([]);
  });
});
