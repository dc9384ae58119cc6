import { nearestWord } from './nearest-word.ts';

const known = (...words: string[]) => words.map((word, index) => ({ word, objects: index + 1 }));

describe('the word that was meant', () => {
  it.each([
    ['zepelin', 'zeppelin'],
    ['zeppelinn', 'zeppelin'],
    ['zepplein', 'zeppelin'],
    ['zappelin', 'zeppelin'],
    ['ezppelin', 'zeppelin'],
    ['zepplenn', 'zeppelin'],
    ['naïv', 'naïve'],
  ])('by %s is %s', (typed, meant) => {
    expect(nearestWord(typed, known(meant, 'walrus', 'invoice'))).toBe(meant);
  });
  it('is one letter off at most in a short word, none in a very short one, and two in a long one', () => {
    expect([
      nearestWord('crd', known('card')),
      nearestWord('cards', known('care')),
      nearestWord('cardz', known('cards')),
      nearestWord('quarterly', known('qarterli')),
      nearestWord('quarterly', known('quarrel')),
    ]).toEqual([null, null, 'cards', 'qarterli', null]);
  });
  it('is the nearest, then the one that is written most, and never the word itself', () => {
    expect(nearestWord('pricing', known('prising', 'pricings', 'pacing'))).toBe('pricings');
    expect(nearestWord('pricing', known('pricing'))).toBeNull();
    expect(nearestWord('pricing', [])).toBeNull();
  });
});
