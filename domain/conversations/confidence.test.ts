import { confidenceOf, isAnswered } from './confidence.ts';

const fit = (words: number, meaning: number, held: number, around = held) => ({ words, meaning, held, around });

describe('An answer is shown', () => {
  it('if its first passage has the words and the meaning of the question', () => {
    expect(isAnswered([fit(0.25, 0.4, 0.6, 1)], true)).toBe(true);
    expect(confidenceOf([fit(0.25, 0.4, 0.6, 1)])).toBeGreaterThan(0.9);
  });

  it('also by words alone, where meanings are not known', () => {
    expect(isAnswered([fit(0.25, 0, 1)], true)).toBe(true);
    expect(isAnswered([fit(0.03, 0, 0.2)], true)).toBe(false);
  });

  it('not for one common word, nor without passages', () => {
    expect(isAnswered([fit(0.04, 0.15, 0.2)], true)).toBe(false);
    expect(isAnswered([], true)).toBe(false);
    expect(confidenceOf([])).toBe(0);
  });

  it('from many notes only if one passage has half of the words, or nearly the same meaning', () => {
    expect(isAnswered([fit(0.25, 0.4, 0.4, 1)], true)).toBe(true);
    expect(isAnswered([fit(0.25, 0.4, 0.4, 1)], false)).toBe(false);
    expect(isAnswered([fit(0.25, 0.6, 0.4, 1)], false)).toBe(true);
  });
});
