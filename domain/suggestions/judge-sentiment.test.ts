import { CERTAIN_SENTIMENT, feltIn, scored } from './index.ts';

/** As a general lexicon rates them. */
const LEXICON: Readonly<Record<string, number>> = {
  solution: 1.3,
  pretty: 2.2,
  support: 1.7,
  help: 1.7,
  love: 3.2,
  happy: 2.7,
  care: 2.2,
};
const judged = (text: string) => scored(feltIn(text, (word) => LEXICON[word] ?? 0));
const shown = (text: string) => {
  const { sentiment, certainty } = judged(text);
  return certainty >= CERTAIN_SENTIMENT ? sentiment : null;
};

describe('the sentiment of a text', () => {
  it.each([
    'The solution crashes pretty often and support never answers.',
    'A broken solution. The staff were rude and nobody helped.',
    'The food was terrible and the ward was dirty.',
    'It does not work. Completely useless, and a waste of money.',
  ])('is negative in complaints, whatever good words they have: %s', (text) => {
    expect(shown(text)).toBe('NEGATIVE');
  });

  it.each([
    'The care could not have been better, and the nurses were lovely.',
    'Nothing could be improved. Excellent service!',
    'No complaints at all, everyone was very friendly.',
    'Nothing staff have been wonderful, very helpful and kind of great.',
  ])('is positive in praise, whatever it denies: %s', (text) => {
    expect(shown(text)).toBe('POSITIVE');
  });

  it.each([
    'The solution has pretty much everything in one place.',
    'The support team is on the second floor.',
    'The nurses were great, but the wait was terrible.',
    'It would be great if the staff were more friendly and helpful.',
    'Could be better.',
  ])('is not shown where it is uncertain: %s', (text) => {
    expect(shown(text)).toBeNull();
  });

  it('takes good words of a wish for what is missing', () => {
    expect(feltIn('It needs to be friendly and helpful.', () => 0)).toMatchObject({ good: 0, bad: 1.2 });
  });

  it('names the words that carry it, the strongest first, and turns what is denied', () => {
    expect(judged('They were not happy. It was horrible.').words).toEqual([
      { word: 'horrible', valence: -3 },
      { word: 'were not happy', valence: -2 },
    ]);
    expect(feltIn('not friendly', () => 0).words).toEqual([{ word: 'friendly', valence: -1.4 }]);
    expect(judged('The meeting is on Monday.')).toEqual({ sentiment: null, certainty: 0, words: [] });
  });
});
