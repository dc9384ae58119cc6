import { confidenceOf, confidenceOfMany, isAnswered, tellingOf } from './confidence.ts';

const fit = (words: number, meaning: number, held: number, around = held) => ({ words, meaning, held, around });

describe('An answer is shown', () => {
  it('if its first passage has the words and the meaning of the question', () => {
    expect(isAnswered([fit(0.25, 0.4, 0.6, 1)], null)).toBe(true);
    expect(confidenceOf([fit(0.25, 0.4, 0.6, 1)])).toBeGreaterThan(0.9);
  });

  it('also by words alone, where meanings are not known', () => {
    expect(isAnswered([fit(0.25, 0, 1)], null)).toBe(true);
    expect(isAnswered([fit(0.03, 0, 0.2)], null)).toBe(false);
  });

  it('not for one common word, nor without passages', () => {
    expect(isAnswered([fit(0.04, 0.15, 0.2)], null)).toBe(false);
    expect(isAnswered([], null)).toBe(false);
    expect(confidenceOf([])).toBe(0);
  });

  it('from many notes only if most words of the question are together, and say enough', () => {
    expect(isAnswered([fit(0.25, 0.4, 0.4, 1)], 0.5)).toBe(true);
    expect(isAnswered([fit(0.25, 0.4, 0.4, 0.5)], 0.5)).toBe(false);
    expect(isAnswered([fit(0.25, 0.2, 0.2, 0.8)], 0.05)).toBe(false);
    expect(isAnswered([fit(0.25, 0, 0.8, 1)], 0.1)).toBe(true);
    expect(isAnswered([fit(0.25, 0, 0.2, 0.5)], 0.3)).toBe(false);
    expect(confidenceOfMany([], 1)).toBe(0);
  });
});

describe('The words of a question say', () => {
  it('more the fewer objects have them, in relation to all objects', () => {
    expect(tellingOf([3.2], 35)).toBeCloseTo(1 / 6, 1);
    expect(tellingOf([0.1, 0.1], 35)).toBeLessThan(0.02);
    expect(
      tellingOf(
        Array.from({ length: 9 }, () => 3.2),
        35,
      ),
    ).toBe(1);
    expect(tellingOf([], 35)).toBe(0);
  });

  it('in a few documents also if all of them have the words of the question', () => {
    expect(tellingOf([0.18, 0.18, 0.18], 2)).toBeGreaterThan(0.4);
    expect(isAnswered([fit(0.2, 0.6, 0.6, 0.7)], tellingOf([0.18, 0.18, 0.18], 2))).toBe(true);
    expect(isAnswered([fit(0.2, 0.6, 0.6, 0.7)], tellingOf([0.18, 0.18, 0.18], 35))).toBe(false);
  });
});
