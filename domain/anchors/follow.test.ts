import fc from 'fast-check';
import { codePoints } from '../content/index.ts';
import { anchorOf, compare, follow } from './index.ts';

const cp = (text: string): number => [...text].length;
const WORDS = [
  'yes',
  'no',
  'the',
  'a',
  'I',
  'think',
  'that',
  'it',
  'is',
  'good',
  '👩‍🔬',
  'naïve',
  '日本',
  'e\u0301t\u00e9',
  'because',
  'tool',
  '𝒳',
];
const word = fc.oneof(
  { weight: 3, arbitrary: fc.nat(400).map((n) => `w${n.toString(36)}`) },
  { weight: 2, arbitrary: fc.constantFrom(...WORDS) },
);
const piece = fc.tuple(word, fc.constantFrom(' ', ' ', ' ', ', ', '. ', '\n')).map((parts) => parts.join(''));
const pieces = (minLength: number, maxLength: number) => fc.array(piece, { minLength, maxLength });

interface Edit {
  at: number;
  remove: number;
  insert: string[];
}
const edits = fc.array(fc.record({ at: fc.nat(), remove: fc.nat(3), insert: pieces(0, 4) }), { maxLength: 4 });
const edited = (parts: readonly string[], changes: readonly Edit[]): string =>
  changes
    .reduce<string[]>(
      (now, { at, remove, insert }) => now.toSpliced(at % (now.length + 1), remove, ...insert),
      [...parts],
    )
    .join('');

const followOne = (before: string, quote: string, after: string, now: string) =>
  follow([anchorOf(before + quote + after, cp(before), cp(before + quote))], before + quote + after, now)[0]!;
const once = (text: string, quote: string): boolean =>
  text.indexOf(quote) >= 0 && text.indexOf(quote) === text.lastIndexOf(quote);

describe('highlights of a text that was replaced', () => {
  it('stay on the very same words whatever is edited outside them', () => {
    fc.assert(
      fc.property(
        pieces(3, 80),
        word,
        pieces(0, 6),
        pieces(3, 80),
        edits,
        edits,
        (before, first, more, after, editsBefore, editsAfter) => {
          const quote = [first, ...more].join(' ').trim();
          const [left, right] = [edited(before, editsBefore), ` ${edited(after, editsAfter)}`];
          fc.pre(once(`${before.join('')}${quote} ${after.join('')}`, quote) && once(left + quote + right, quote));
          fc.pre(editsBefore.length + editsAfter.length < 4);
          const found = followOne(before.join(''), quote, ` ${after.join('')}`, left + quote + right);
          if (found !== 'lost') expect([found.start, found.end]).toEqual([cp(left), cp(left + quote)]);
          const untouched =
            (cp(left) >= 24 && before.join('').slice(-24) === left.slice(-24)) ||
            (cp(right) >= 24 && ` ${after.join('')}`.slice(0, 24) === right.slice(0, 24));
          if (untouched) expect(found).not.toBe('lost');
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('are never put on other words, even where every word is repeated', () => {
    const few = fc.array(
      fc
        .tuple(fc.constantFrom('yes', 'no', 'the', 'so', 'I', 'we'), fc.constantFrom(' ', '. ', '\n'))
        .map((parts) => parts.join('')),
      { minLength: 4, maxLength: 30 },
    );
    fc.assert(
      fc.property(few, few, few, fc.nat(), fc.nat(3), (before, quoted, after, at, remove) => {
        const quote = quoted.slice(0, 4).join('').trim();
        const left = before.toSpliced(at % (before.length + 1), remove).join('');
        const right = ` ${after.join('')}`;
        const found = followOne(before.join(''), quote, right, left + quote + right);
        if (found !== 'lost') expect([...(left + quote + right)].slice(found.start, found.end).join('')).toBe(quote);
      }),
      { numRuns: 1000 },
    );
  });

  it('are lost with their words', () => {
    fc.assert(
      fc.property(pieces(3, 80), pieces(1, 8), pieces(3, 80), fc.boolean(), (before, quoted, after, blankToo) => {
        const quote = quoted.join('').trim();
        const blank = quoted.join('').slice(quote.length) || ' ';
        const rest = before.join('') + (blankToo ? '' : blank) + after.join('');
        fc.pre(!after.join('').startsWith(quote) && !before.join('').trimEnd().endsWith(quote));
        expect(followOne(before.join(''), quote, blank + after.join(''), rest)).toBe('lost');
      }),
      { numRuns: 1500 },
    );
  });

  it('are lost when similar words are written elsewhere instead', () => {
    fc.assert(
      fc.property(pieces(10, 60), pieces(3, 8), pieces(24, 60), fc.nat(), word, (before, quoted, after, at, other) => {
        const quote = quoted.join('').trim();
        // Longer passages found elsewhere count as moved.
        fc.pre(quote.length >= 12 && quote.length < 40);
        const similar = [...quoted.slice(0, -1), other].join(' ').trim();
        fc.pre(
          similar !== quote &&
            !after.join('').startsWith(similar) &&
            !quote.includes(similar) &&
            !similar.includes(quote),
        );
        // Further away than they are long. Closer than that, the words between may be the ones that moved.
        const away = quoted.length * 2;
        const elsewhere = after.toSpliced(away + (at % (after.length - away)), 0, `${similar} `).join('');
        expect(followOne(before.join(''), quote, ` ${after.join('')}`, `${before.join('')}${elsewhere}`)).toBe('lost');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      'a corrected word',
      'So we ',
      'realy liked the new tool',
      ' for a while.',
      'So we really liked the new tool for a while.',
      'really liked the new tool',
    ],
    [
      'commas put in',
      'And then ',
      'you know it just worked',
      ' for all of us.',
      'And then, you know, it just worked, for all of us.',
      'you know, it just worked',
    ],
    [
      'a word more',
      'She said that ',
      'the export is slow',
      ' every single day.',
      'She said that the export is quite slow every single day.',
      'the export is quite slow',
    ],
    [
      'another line break',
      'It was ',
      'hard to find.\nI gave up',
      ' after an hour.',
      'It was hard to find. I gave up after an hour.',
      'hard to find. I gave up',
    ],
  ])('keep words changed in place: %s', (_, before, quote, after, now, expected) => {
    const found = followOne(before, quote, after, now);
    expect(found === 'lost' ? found : now.slice(found.start, found.end)).toBe(expected);
    expect(found).toMatchObject({ by: 'similarity' });
  });

  it.each([
    [
      'other words in the same place',
      'Then they said: ',
      'the export is slow',
      ' and went home.',
      'Then they said: nobody asked me about it and went home.',
    ],
    [
      'another number',
      'It costs exactly ',
      '15 euros',
      ' in every month.',
      'It costs exactly 79 pounds in every month.',
    ],
    [
      'another text',
      'We tried ',
      'feedback',
      ' and surveys in May.',
      'Completely different: the feedback nobody wanted to read.',
    ],
  ])('do not settle on %s', (_, before, quote, after, now) => {
    expect(followOne(before, quote, after, now)).toBe('lost');
  });

  it('are lost when nobody can say which of two equal words stayed', () => {
    expect(
      followOne('Well I like it. ', 'yes', ' and more text follows', 'Well I like it. yes yes and more text follows'),
    ).toBe('lost');
    expect(
      followOne('Well I like it. ', 'yes', ' yes and more text follows', 'Well I like it. yes and more text follows'),
    ).toBe('lost');
  });

  it('are lost when the nearest equal words differ in their signs and the very same are written beside them', () => {
    expect(followOne('w0 w0 yes ', 'no think.', ' yes w0 w0 ', 'w0 w0 good no think. no think yes w0 w0 ')).toBe(
      'lost',
    );
  });

  it.each([
    ['w0 w0 yes ', 'yes yes.', ' yes w0 w0 ', 'w0 yes yes yes. yes yes w0 w0 ', 7],
    [
      'w0 w0 yes w0 yes yes ',
      'tool tool',
      ' w10, w10. w10, w10 w10 ',
      'w0 w0 yes w0 yes yes tool, tool tool w10, w10. w10, w10 w10 ',
      27,
    ],
  ])(
    'stay on the very same words, written once, when equal words beside them differ in their signs: %s%s',
    (before, quote, after, now, start) => {
      expect(followOne(before, quote, after, now)).toMatchObject({ start, end: start + quote.length });
    },
  );

  it('stay although one of their words was put in beside them, for the very same are written once', () => {
    const [before, quote, after] = ['yes w0 yes ', '日本 w0', ' yes w0 w0 w0 yes think '];
    const now = `${before}日本 ${quote}${after}`;
    const found = followOne(before, quote, after, now);
    expect(found === 'lost' ? found : now.slice(found.start, found.end)).toBe(quote);
  });

  it('follow a paragraph that was moved', () => {
    const moved = 'The whole team agreed that the search was the part they used most.';
    const [rest, end] = [
      'First of all, thank you for coming here today.\n',
      'Goodbye and thanks, that was all we wanted to ask.',
    ];
    const now = `${rest}${end}\n${moved}`;
    const found = followOne(
      `${rest}The whole team agreed that `,
      'the search was the part',
      ` they used most.\n${end}`,
      now,
    );
    expect(found === 'lost' ? found : now.slice(found.start, found.end)).toBe('the search was the part');
  });

  describe('cost no more than their text', () => {
    const text = Array.from(
      { length: 20_000 },
      (_, at) => `w${((at * 7919) % 3001).toString(36)}${at % 17 ? ' ' : '.\n'}`,
    ).join('');
    const count = (words: string): number => words.match(/\S+/g)!.length;

    /** Follows the selectors; counts alignments and compared words. */
    function workOf(
      selectors: Parameters<typeof follow>[0],
      now: string,
      before: string,
    ): { alignments: number; words: number } {
      const change = compare(before, now);
      const made = new Set<ReturnType<typeof change.words>>();
      const counted = (): ReturnType<typeof change.words> => {
        const words = change.words();
        made.add(words);
        return words;
      };
      follow(selectors, before, now, { ...change, words: counted });
      return {
        alignments: made.size,
        words: [...made].reduce((sum, words) => sum + words.before.ids.length + words.now.ids.length, 0),
      };
    }

    it.each([
      ['with many words changed', text.replace(/w1\w+/g, (found) => (found.length % 2 ? found : 'x'))],
      ['with its lines reversed', text.split('\n').toReversed().join('\n')],
      ['rewritten', text.replace(/\w+/g, (_, at: number) => `z${at % 5000}`)],
    ])('%s: 500 of them take one alignment', (_, now) => {
      const selectors = Array.from({ length: 500 }, (__, at) => anchorOf(text, at * 150, at * 150 + 60));
      const { alignments, words } = workOf(selectors, now, text);
      expect(alignments).toBe(1);
      expect(words).toBeLessThan(1.01 * (count(text) + count(now)));
    });

    it('of 5,000,000 characters: a change compares only the words around it', () => {
      const large = text.repeat(Math.ceil(5_000_000 / text.length)).slice(0, 5_000_000);
      const points = codePoints(large);
      const middle = 2_500_000;
      const selectors = [...Array(500).keys()].map((at) =>
        anchorOf(large, middle + (at - 250) * 9_900 - 30, middle + (at - 250) * 9_900 + 30, points),
      );
      const { alignments, words } = workOf(
        selectors,
        `${large.slice(0, middle)} a new thought ${large.slice(middle)}`,
        large,
      );
      expect(alignments).toBe(1);
      expect(words).toBeLessThan(count(large) / 10);
      expect(workOf(selectors, large, large)).toEqual({ alignments: 0, words: 0 });
    });
  });
});
