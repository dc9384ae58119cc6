import { isQuestion, languageOf, subjectOf } from './question.ts';

describe('a question', () => {
  it.each([
    'What do customers think about the price?',
    'why do people leave',
    'Export?',
    '价格太高了吗？',
    'price, really?',
  ])('is told from words that are looked for: %s', (text) => expect(isQuestion(text)).toBe(text !== 'Export?'));

  it.each(['price', 'export price list', 'how to export'])('is not: %s', (text) =>
    expect(isQuestion(text)).toBe(false),
  );

  it('is about the words that say something', () => {
    expect(subjectOf('What did the customers think about the price of exports?')).toBe('price exports');
    expect(subjectOf('What is it?')).toBe('What is it?');
  });

  it('is asked in the language of its function words', () => {
    expect(languageOf('Was sagt Ada Byron über die Preise und die Kosten?')).toBe('de');
    expect(languageOf('Zanzibar?')).toBeNull();
    expect(subjectOf('Was sagt Ada Byron über die Preise?', 'de')).toBe('sagt Ada Byron Preise');
  });
});
