import fc from 'fast-check';
import { INSERTED, DELETED, alignWords } from './word-alignment.ts';

const text = fc
  .array(fc.constantFrom('we', 'you', 'think', 'that', 'it', 'is', 'slow', 'good', 'today', '日本'), { maxLength: 40 })
  .map((words) => words.join(' '));

/** Each kept word of the old text with the word it became. */
const pairs = (oldText: string, newText: string): [string, string][] => {
  const { before, now, to } = alignWords(oldText, newText);
  return [...to].flatMap((word, at): [string, string][] =>
    at === 0 || at === to.length - 1 || word < 0
      ? []
      : [[oldText.slice(before.starts[at], before.ends[at]), newText.slice(now.starts[word], now.ends[word])]],
  );
};

describe('words of a text and of the text that replaced it', () => {
  it('are matched one to one, in both directions', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { to, from } = alignWords(one, other);
        to.forEach((word, at) => word >= 0 && expect(from[word]).toBe(at));
        from.forEach((word, at) => word >= 0 && expect(to[word]).toBe(at));
        for (const [old, now] of pairs(one, other)) expect([old, now].every((word) => word.length > 0)).toBe(true);
      }),
    );
  });

  it('are all matched with themselves in an unchanged text', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect([...alignWords(same, same).to]).toEqual([...alignWords(same, same).to.keys()]);
      }),
    );
  });

  it('are the same word after a typing error was corrected', () => {
    expect(pairs('I never trst it', 'I never trust it')).toContainEqual(['trst', 'trust']);
    expect(pairs('I saw a house there', 'I saw a train there')).not.toContainEqual(['house', 'train']);
  });

  it('are found again where a passage was moved', () => {
    const passage = 'because the report takes me half a day every single week';
    const rest = 'Then we talked about prices and everything else that the team had planned for the whole next year';
    const moved = pairs(`${passage}. ${rest}.`, `${rest}. Well, ${passage}.`);
    expect(moved.map(([word]) => word).join(' ')).toContain(passage);
  });

  it('are in doubt beside an equal word that was put in or taken out', () => {
    const doubtOf = (oldText: string, newText: string, word: number) => alignWords(oldText, newText).doubt[word];
    expect(doubtOf('it is so good', 'it is so so good', 3)).toBe(INSERTED);
    expect(doubtOf('it is so so good', 'it is so good', 3)).toBe(DELETED);
    expect(doubtOf('it is so good', 'it is very so good', 3)).toBe(0);
  });
});
