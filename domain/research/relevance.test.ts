import { relevanceOf } from './relevance.ts';

const flat = Float32Array.from([1, 0]);
const sentence = (text: string, vector = flat) => ({ text, vector, statement: 1, context: null });
const nearest = (question: string, texts: readonly string[]): string => {
  const scores = relevanceOf(
    texts.map((text) => sentence(text)),
    { text: question, vector: flat },
  );
  return texts[scores.indexOf(Math.max(...scores))]!;
};

describe('the sentence nearest to a question', () => {
  it('has its rarer words', () => {
    const texts = ['The game is round.', 'This game sells well.', 'We archive every game.', 'A game about a dog.'];
    expect(nearest('How do you archive a game?', texts)).toBe('We archive every game.');
  });

  it.each([
    ['What makes adoption hard?', 'Adoption is slow, and it is confusing.'],
    ['Quais dificuldades tiveram na adoption?', 'Não sei como é a adoption.'],
  ])('is of the kind that is asked for: %s', (question, wanted) => {
    expect(nearest(question, ['Adoption happened in May.', wanted, 'Adoption was announced.'])).toBe(wanted);
  });

  it('is near in meaning beyond what all are about', () => {
    const at = (degrees: number) =>
      Float32Array.from([Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]);
    const many = Array.from({ length: 12 }, (_, n) => sentence('w', at(n - 6)));
    const scores = relevanceOf([...many, sentence('w', at(30))], { text: '?', vector: at(35) });
    expect(scores.indexOf(Math.max(...scores))).toBe(12);
  });
});
