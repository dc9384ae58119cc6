import { nearestWord, otherBeginnings, withWord } from './nearest-word.ts';

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
  it('may be another inflection', () => {
    const payment = { word: 'payment', objects: 1, stems: ['~payment'] };
    expect(nearestWord('paymnts', [payment])).toBeNull();
    expect(nearestWord('paymnts', [payment, { word: 'pants', objects: 9 }], ['~paymnt'])).toBe('payment');
  });
  it('may differ in its beginning', () => {
    expect(otherBeginnings('seppelin')).toEqual(expect.arrayContaining(['zeppelin', 'eppelin', 'esppelin']));
    expect(otherBeginnings('ривет')).toEqual(expect.arrayContaining(['привет', 'ивет', 'ирвет']));
    expect(otherBeginnings('seppelin')).not.toContain('seppelin');
    expect(otherBeginnings('car')).toEqual([]);
  });
  it('takes the place of the word in the query', () => {
    expect(withWord('carpet crd -x', 'crd', 'card')).toBe('carpet card -x');
    expect(withWord('crdx (ｃｒｄ OR y)', 'crd', 'card')).toBe('crdx (card OR y)');
    expect(withWord('crdx', 'crd', 'card')).toBeNull();
  });
  it('is the nearest, then the one that is written most, and never the word itself', () => {
    expect(nearestWord('pricing', known('prising', 'pricings', 'pacing'))).toBe('pricings');
    expect(nearestWord('pricing', known('pricing'))).toBeNull();
    expect(nearestWord('pricing', [])).toBeNull();
  });
});
