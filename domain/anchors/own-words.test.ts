import fc from 'fast-check';
import { groupsOf, bestGroup } from './own-words.ts';
import { uniqueShingles } from './shingles.ts';
import { punctuationBeyond } from './range-of-words.ts';
import { alignWords } from './word-alignment.ts';

/** The groups that the words of a range form in the new text, as texts. */
const groups = (oldText: string, quote: string, newText: string) => {
  const words = alignWords(oldText, newText);
  const at = oldText.indexOf(quote);
  const inside = [...words.before.starts.keys()].filter(
    (word) => words.before.starts[word]! >= at && words.before.ends[word]! <= at + quote.length && word > 0,
  );
  return groupsOf(words, inside[0]!, inside.at(-1)!).map(({ words: group, kept }) => ({
    text: newText.slice(words.now.starts[group[0]!], words.now.ends[group.at(-1)!]),
    kept,
  }));
};

describe('the words of a range in a new text', () => {
  const text = 'First we met. Then we looked at the plan together. At last we left.';
  const quote = 'we looked at the plan together';

  it('are one group where they stand together', () => {
    expect(groups(text, quote, `Hello. ${text}`)).toEqual([{ text: quote, kept: 6 }]);
  });
  it('stay one group around words that are new', () => {
    expect(groups(text, quote, text.replace('the plan', 'the very first plan'))).toEqual([
      { text: 'we looked at the very first plan together', kept: 6 },
    ]);
  });
  it('are none when all of them are gone', () => {
    expect(groups(text, quote, 'First we met. Then nothing. At last we left.')).toEqual([]);
  });
});

describe('the group that keeps most words', () => {
  it('is the first of several that keep as many', () => {
    const [a, b, c] = [
      { words: [1], kept: 1 },
      { words: [4, 5], kept: 2 },
      { words: [8, 9], kept: 2 },
    ];
    expect(bestGroup([a, b, c])).toBe(b);
    expect(bestGroup([])).toBeUndefined();
  });
});

describe('runs that occur once in each of two rows', () => {
  it('are found at their places, and no others', () => {
    const row = fc.array(fc.nat(3), { maxLength: 14 });
    fc.assert(
      fc.property(row, row, fc.integer({ min: 1, max: 3 }), (a, b, length) => {
        const places = (items: readonly number[]) => {
          const found = new Map<string, number[]>();
          for (let at = 0; at + length <= items.length; at += 1) {
            const key = items.slice(at, at + length).join();
            found.set(key, [...(found.get(key) ?? []), at]);
          }
          return found;
        };
        const inB = places(b);
        const expected = [...places(a)].flatMap(([key, at]) =>
          at.length === 1 && inB.get(key)?.length === 1 ? [{ a: at[0]!, b: inB.get(key)![0]! }] : [],
        );
        expect(uniqueShingles(Int32Array.from(a), Int32Array.from(b), length)).toEqual(expected);
      }),
    );
  });
});

describe('the signs beside a word', () => {
  it.each([
    ['.”', '.” she', 1, 2],
    ['!', '. she', 1, 0],
    ['. ', '. she', 1, 2],
    ['', ' she', 1, 0],
    ['“', 'said “', -1, 1],
    ['(', 'said ', -1, 0],
    ['...', '. she', 1, 1],
  ] as const)('%p in %p on side %i reach %i far', (old, now, side, length) => {
    expect(punctuationBeyond(old, now, side)).toBe(length);
  });
});
