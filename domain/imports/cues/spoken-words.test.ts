import fc from 'fast-check';
import { type SpokenWord, sentencesOf, wordsAsWritten } from './spoken-words.ts';

const word = (text: string, start: number | null = null, end = start, speaker: string | null = null): SpokenWord => ({
  text,
  start,
  end,
  speaker,
});

describe('single words', () => {
  it('become sentences, and each word keeps its times', () => {
    expect(sentencesOf([word('It', 0, 100), word('works.', 100, 200), word('Fine', 300, 400)])).toEqual([
      {
        text: 'It works.',
        start: 0,
        end: 200,
        speaker: null,
        words: [
          { text: 'It', start: 0, end: 100 },
          { text: ' works.', start: 100, end: 200 },
        ],
      },
      { text: 'Fine', start: 300, end: 400, speaker: null, words: [{ text: 'Fine', start: 300, end: 400 }] },
    ]);
  });

  it('of two speakers are never put together', () => {
    expect(
      sentencesOf([word('Yes', 0, 1, 'Ann'), word('no', 1, 2, 'Bo')]).map(({ speaker, text }) => [speaker, text]),
    ).toEqual([
      ['Ann', 'Yes'],
      ['Bo', 'no'],
    ]);
  });

  it('take on punctuation that is listed apart', () => {
    const [cue] = sentencesOf([word('Yes', 0, 1), { ...word(','), punctuation: true }, word('no', 1, 2)]);
    expect(cue).toMatchObject({ text: 'Yes, no', words: [{ text: 'Yes,' }, { text: ' no' }] });
  });

  it('that bring their own spaces are joined where none is', () => {
    expect(sentencesOf([word('un'), word('believable'), word(' it')])).toMatchObject([{ text: 'unbelievable it' }]);
  });

  it('lose the times of the sentence where one has none', () => {
    const [cue] = sentencesOf([word('It', 0, 1), word('works', null, null)]);
    expect(cue).toEqual({ text: 'It works', start: 0, end: 1, speaker: null });
  });

  it('are all kept, in order, whatever the recognizer lists', () => {
    const listed = fc.record({
      text: fc.constantFrom('so', 'it', 'works.', ' ', 'Fine?', ' then'),
      start: fc.option(fc.nat(9)),
      end: fc.option(fc.nat(9)),
      speaker: fc.constantFrom(null, 'Ann', 'Bo'),
    });
    fc.assert(
      fc.property(fc.array(listed, { maxLength: 40 }), (words) => {
        const said = sentencesOf(words)
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, '');
        expect(said).toBe(
          words
            .map(({ text }) => text)
            .join('')
            .replace(/\s/g, ''),
        );
      }),
    );
  });
});

describe('bare words in a written text', () => {
  const bare = (...texts: string[]) => texts.map((text) => ({ text }));
  const written = (text: string, ...texts: string[]) => wordsAsWritten(text, bare(...texts))?.map((each) => each.text);

  it('get its capitals, punctuation and spaces', () => {
    expect(written('Hello, Ann! It works.', 'hello', 'ann', 'it', 'works')).toEqual([
      'Hello,',
      ' Ann!',
      ' It',
      ' works.',
    ]);
  });
  it('are together exactly the text', () => {
    expect(written('“Really?”, he said', 'really', 'he', 'said')!.join('')).toBe('“Really?”, he said');
  });
  it.each([
    ['a word that is not there', 'Hello Ann', ['hello', 'bo']],
    ['words in another order', 'Hello Ann', ['ann', 'hello']],
    ['an empty word', 'Hello', ['hello', ' ']],
    ['no words', 'Hello', []],
    ['a text whose lower case has another length', 'İstanbul', ['istanbul']],
  ])('are refused: %s', (_, text, words) => {
    expect(wordsAsWritten(text, bare(...words))).toBeNull();
  });
});
