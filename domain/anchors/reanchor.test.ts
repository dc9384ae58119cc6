import fc from 'fast-check';
import { normalize } from '../text/index.ts';
import { anchorOf, reanchor, similarity } from './index.ts';

const cp = (text: string): number => [...text].length;
const selectorOf = (before: string, quote: string, after: string) =>
  anchorOf(before + quote + after, cp(before), cp(before + quote));
const wordsAt = (text: string, found: ReturnType<typeof reanchor>): string =>
  found === 'lost' ? 'lost' : [...text].slice(found.start, found.end).join('');
const plain = (text: string): string => normalize(text, 'written').text;
const LEFT = 'We met in the morning and 👩‍🔬 talked for an hour about how they plan. ';
const RIGHT = ' Then we looked at the board together and went through it.';

describe('an anchor', () => {
  it('keeps the quote, 32 code points on either side, and its place in code points', () => {
    expect(anchorOf(`😀${'a'.repeat(40)}😀quote😀${'b'.repeat(40)}`, 42, 47)).toEqual({
      quote: 'quote',
      before: `${'a'.repeat(31)}😀`,
      after: `😀${'b'.repeat(31)}`,
      start: 42,
      end: 47,
    });
  });

  it('keeps the first 4000 of a longer quote', () => {
    expect(anchorOf('x'.repeat(5000), 10, 4800)).toMatchObject({ start: 10, end: 4010 });
  });
});

describe('finding words again in a text of which nothing else is known', () => {
  const selector = selectorOf(LEFT, 'it is too slow', RIGHT);

  it.each([
    ['unchanged', LEFT, RIGHT, 'position'],
    ['moved down', `A new first line.\n${LEFT}`, RIGHT, 'context'],
    ['with edits on both sides', LEFT.replace('they', 'we'), RIGHT.replace('Then', 'And then'), 'quote'],
    ['with an edit right after', LEFT, `, she said.${RIGHT}`, 'quote'],
  ])('finds them %s', (_, left, right, by) => {
    const text = `${left}it is too slow${right}`;
    expect(reanchor(selector, text)).toEqual({ start: cp(left), end: cp(left) + 14, by });
  });

  it('tells the same words apart by their context', () => {
    const text = `I said it is too slow, no?\n${LEFT.replace('plan', 'work')}it is too slow${RIGHT}\nAnd again: it is too slow.`;
    expect(wordsAt(text, reanchor(selector, text))).toBe('it is too slow');
    expect(reanchor(selector, text)).toMatchObject({
      by: 'context',
      start: cp(text.slice(0, text.indexOf('it is too slow', 40))),
    });
  });

  it.each([
    ['invisible characters', LEFT, 'it\u200b is t\u00adoo slow', RIGHT],
    ['other spaces', LEFT, 'it\u00a0is too\nslow', RIGHT],
    ['ligatures and width', LEFT.replace('for', 'ｆｏｒ'), 'it is too slow', RIGHT.replace('it', 'i\u00adt')],
  ])('finds words and context written with %s, and the other way round', (_, left, words, right) => {
    const moved = 'One line more.\n';
    expect(wordsAt(moved + left + words + right, reanchor(selector, moved + left + words + right))).toBe(words);
    const other = selectorOf(left, words, right);
    const plain = `${moved}${LEFT}it is too slow${RIGHT}`;
    expect(wordsAt(plain, reanchor(other, plain))).toBe('it is too slow');
  });

  it('finds words changed in place between the same neighbours', () => {
    const text = `${LEFT}it is far too slow${RIGHT}`;
    expect(wordsAt(text, reanchor(selector, text))).toBe('it is far too slow');
  });

  it.each([
    ['deleted', `${LEFT.trim()}${RIGHT}`],
    ['deleted, and the same words stand elsewhere', `${LEFT.trim()}${RIGHT} Somebody else: it is too slow.`],
    [
      'deleted, and a copy of the whole passage stands elsewhere',
      `${LEFT.trim()}${RIGHT}\n${LEFT}it is too slow${RIGHT}`,
    ],
    [
      'there twice in contexts equally good',
      `${LEFT.replace('plan', 'plot')}it is too slow${RIGHT}\n${LEFT.replace('plan', 'play')}it is too slow${RIGHT}`,
    ],
    ['there, but in no context of theirs', 'Completely other text, in which it is too slow to read.'],
    ['there twice in the same context', `${LEFT}it is too slow${RIGHT}\n`.repeat(2).slice(3)],
    ['replaced', `${LEFT}nobody has an opinion${RIGHT}`],
    ['in an empty text', ''],
  ])('calls them lost when they are %s', (_, text) => {
    expect(reanchor(selector, text)).toBe('lost');
  });

  it('never answers with other words than the quote, unless they are alike', () => {
    const text = fc
      .array(fc.constantFrom('yes ', 'no ', 'so. ', 'we think ', 'it is\n', '👍 '), { minLength: 1, maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(20), (from, to, start, length) => {
        const anchor = anchorOf(from, start % cp(from), (start % cp(from)) + length);
        const found = reanchor(anchor, to);
        if (found !== 'lost')
          expect(similarity(plain(anchor.quote), plain(wordsAt(to, found)))).toBeGreaterThanOrEqual(
            found.by === 'similarity' ? 0.7 : 1,
          );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the likeness of two texts', () => {
  const slow = (a: string, b: string): number => {
    const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
    for (let i = 1; i <= a.length; i += 1) {
      const row = [i];
      for (let j = 1; j <= b.length; j += 1)
        row.push(
          Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
        );
      rows.push(row);
    }
    return rows[a.length]![b.length]!;
  };

  it('is the share of characters that need not be edited, or 0 below what is asked for', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 24 });
    fc.assert(
      fc.property(text, text, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, atLeast) => {
        const exact = a === b ? 1 : 1 - slow(a, b) / Math.max(a.length, b.length);
        const found = similarity(a, b, atLeast);
        if (exact >= atLeast) expect(found).toBeCloseTo(exact, 9);
        else expect(found).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});
