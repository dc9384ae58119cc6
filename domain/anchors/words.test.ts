import fc from 'fast-check';
import { touched, vocabulary, wordsIn } from './words.ts';

const listed = (text: string): string[] => {
  const { starts, ends } = wordsIn(text, vocabulary());
  return [...starts].slice(1, -1).map((start, at) => text.slice(start, ends[at + 1]));
};

describe('the words of a text', () => {
  it.each([
    ['It works, mostly.', ['It', 'works', 'mostly']],
    ['don’t re-do', ['don’t', 're', 'do']],
    ['日本 語', ['日', '本', '語']],
    ['👩‍🔬 says 👍🏽', ['👩‍🔬', 'says', '👍🏽']],
    ['e\u0301te\u0301', ['e\u0301te\u0301']],
    ['a -- b', ['a', '--', 'b']],
    ['(a)', ['a']],
    ['snake_case 3rd', ['snake_case', '3rd']],
    ['un\u00adbelieva\u200bble\u200e so', ['un\u00adbelieva\u200bble', 'so']],
    ['', []],
  ])('of %p are %j', (text, words) => {
    expect(listed(text)).toEqual(words);
  });

  it('have the same number in texts of one vocabulary, whatever their case and apostrophe', () => {
    const known = vocabulary();
    const [one, other] = [wordsIn('Don’t stop', known), wordsIn("STOP don't", known)];
    expect([one.ids[1], one.ids[2]]).toEqual([other.ids[2], other.ids[1]]);
    expect(one.ids[1]).not.toBe(one.ids[2]);
  });

  it('have the same number whichever characters are used for them', () => {
    const known = vocabulary();
    const [one, other] = [
      wordsIn('un\u00adbelieva\u200bble ﬁne caf\u00e9', known),
      wordsIn('unbelievable fine cafe\u0301', known),
    ];
    expect([...one.ids]).toEqual([...other.ids]);
  });

  it('stand between the two ends of the part that is read', () => {
    const { ids, starts, ends } = wordsIn('one two three', vocabulary(), 4, 7);
    expect([...ids]).toEqual([0, 2, 1]);
    expect([[...starts], [...ends]]).toEqual([
      [4, 4, 7],
      [4, 7, 7],
    ]);
  });
});

describe('the words that a range touches', () => {
  it('are all that share a character with it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '日', '😀'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.nat(45), fc.nat(45), (value, one, other) => {
        const [start, end] = [Math.min(one, other, value.length), Math.min(Math.max(one, other), value.length)];
        fc.pre(start < end);
        const words = wordsIn(value, vocabulary());
        const { first, last } = touched(words, start, end);
        const expected = [...words.starts.keys()].filter(
          (at) => at > 0 && at < words.starts.length - 1 && words.starts[at]! < end && words.ends[at]! > start,
        );
        expect(Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)).toEqual(expected);
      }),
    );
  });
});
