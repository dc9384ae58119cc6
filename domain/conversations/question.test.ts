import { demandedOf, isFunctionWord, isQuestion, languageOf, subjectOf } from './question.ts';

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
    expect(subjectOf('How long do people wait for an answer?')).toBe('wait answer');
    expect(subjectOf('How do long calls end?')).toBe('long calls end');
  });

  it('demands the words that are no mere aspect of its subject', () => {
    expect(demandedOf('happened GKE')).toBe('GKE');
    expect(demandedOf('Hard problem migration')).toBe('migration');
    expect(demandedOf('happened')).toBe('happened');
  });

  it('is asked in the language of its function words', () => {
    expect(languageOf('Was sagt Ada Byron über die Preise und die Kosten?')).toBe('de');
    expect(languageOf('Zanzibar?')).toBeNull();
    expect(subjectOf('Was sagt Ada Byron über die Preise?', 'de')).toBe('sagt Ada Byron Preise');
  });

  it('is asked in the language of its first word if no other says', () => {
    expect(languageOf('Wer hat Tracetest gebaut?')).toBe('de');
    expect(languageOf('Pourquoi utilisent-ils Kafka ?')).toBe('fr');
    expect(languageOf('Quem usa Kafka?')).toBe('pt');
    expect(languageOf('O que é o Raise?')).toBe('pt');
    expect(languageOf('Prices of exports?')).toBeNull();
    expect(subjectOf('Pourquoi utilisent-ils Kafka ?', 'fr')).toBe('utilisent Kafka');
    expect(subjectOf('Was ist Trace-basiertes Testen?', 'de')).toBe('Trace basiertes Testen');
    expect(subjectOf('What is trace-based testing?', 'en')).toBe('trace-based testing');
  });

  it.each([
    ['der', null, true],
    ['der', 'en', true],
    ['Warum', 'de', true],
    ['care', 'en', false],
    ['Kafka', null, false],
  ])('has words that say nothing in any language: %s in %s', (word, language, is) =>
    expect(isFunctionWord(word, language)).toBe(is),
  );
});
