import fc from 'fast-check';
import { anchorOf, follow } from './index.ts';
import { movedLines } from './moved-lines.ts';
import { vocabulary, wordsIn } from './words.ts';

const lines = [
  'Dana: we tried the old tool for a year and it broke twice.',
  'Yes.',
  'Ben: the new one is slow, but nobody complains about it.',
  'No.',
  'Dana: then the price went up and we looked at others.',
  'Yes.',
  'Hugo left.',
];
const text = lines.join('\n');
const after = (quote: string, now: readonly string[], nth = 0): string => {
  let at = text.indexOf(quote);
  for (let skip = 0; skip < nth; skip += 1) at = text.indexOf(quote, at + 1);
  const [found] = follow([anchorOf(text, at, at + quote.length)], text, now.join('\n'));
  return found === undefined || found === 'lost' ? 'lost' : now.join('\n').slice(found.start, found.end);
};
const shuffled = fc.shuffledSubarray([...lines.keys()], { minLength: lines.length, maxLength: lines.length });

describe('lines in another order', () => {
  it('take all ranges of lines that occur once along', () => {
    fc.assert(
      fc.property(shuffled, (order) => {
        const now = order.map((at) => lines[at]!);
        for (const quote of ['the old tool', 'the', 'slow, but nobody', 'price']) expect(after(quote, now)).toBe(quote);
        for (const quote of ['Hugo left.', 'No.']) expect([quote, 'lost']).toContain(after(quote, now));
      }),
    );
  });

  it('take short lines along if longer ones moved too', () => {
    const now = [4, 6, 2, 3, 0, 1, 5].map((at) => lines[at]!);
    expect([after('Hugo left.', now), after('No.', now)]).toEqual(['Hugo left.', 'No.']);
  });

  it('are lost if equal lines could be any of several', () => {
    const now = [5, 2, 0, 1, 4, 3, 6].map((at) => lines[at]!);
    expect([after('Yes.', now), after('Yes.', now, 1)]).toEqual(['lost', 'lost']);
    expect(after('Yes.', lines)).toBe('Yes.');
  });

  it('take along what repeats between two lines that moved together', () => {
    const now = [4, 5, 6, 0, 1, 2, 3].map((at) => lines[at]!);
    expect([after('Yes.', now), after('Yes.', now, 1)]).toEqual(['Yes.', 'Yes.']);
  });

  it('leave short lines alone that were deleted and typed elsewhere, in a text that was rewritten', () => {
    const now = ['Hugo left.', 'A text about other things,', 'with its own lines,', lines[0]!, 'and no', 'more of it.'];
    expect([after('Hugo left.', now), after('the old tool', now)]).toEqual(['lost', 'the old tool']);
  });

  it('are not looked at in a text of which no line moved', () => {
    const known = vocabulary();
    const now = lines.toSpliced(2, 1).join('\n');
    expect(movedLines(wordsIn(text, known), wordsIn(now, known), text, now)).toBeNull();
  });
});
