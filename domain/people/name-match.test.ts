import { matchesOf, nameKey, nameScore } from './index.ts';

describe('the key of a name', () => {
  it('ignores case, accents, punctuation and space', () => {
    expect(nameKey('  Zoë  O’Brien-Çelik ')).toBe('zoe o brien celik');
  });
  it('keeps the vowel signs of Indic and Thai scripts, which make other names', () => {
    expect(nameKey('राम')).not.toBe(nameKey('रमा'));
    expect(nameKey('สมชาย')).not.toBe(nameKey('สมชัย'));
    expect(nameScore('राम', 'रमा')).toBe(0);
    expect(nameKey('Søren Weiß')).toBe(nameKey('soren weiss'));
  });
  it('has 50 characters, so names that differ later are compared as the same', () => {
    expect(nameKey('a'.repeat(60))).toHaveLength(50);
    expect(nameScore(`${'a'.repeat(50)}x`, `${'a'.repeat(50)}y`)).toBe(1);
    expect(nameScore(`${'a'.repeat(49)}x`, `${'a'.repeat(49)}y`)).toBe(0);
  });
  it('may be empty, and then matches nothing', () => {
    expect(nameScore('…', '…')).toBe(0);
  });
});

describe('the score of two names', () => {
  it.each([
    ['Ada Lovelace', 'ada LOVELACE', 1],
    ['Ada Byron Lovelace', 'Ada Lovelace', 1],
    ['A. Lovelace', 'Ada Lovelace', 0.85],
    ['Ada L.', 'Ada Lovelace', 0.85],
    ['B. Lovelace', 'Ada Lovelace', 0],
    ['A. L.', 'Ada Lovelace', 0],
    ['A. L.', 'A. L.', 0],
    ['A', 'A', 0],
    ['Ada', 'Ada', 1],
    ['Ada', 'Ada Lovelace', 0.6],
    ['Lovelace', 'Ada Lovelace', 0.5],
    ['Ada Hopper', 'Ada Lovelace', 0],
    ['Speaker 1', 'Speaker 2', 0],
  ])('of %s and %s is %d, in either order', (one, other, score) => {
    expect(nameScore(one, other)).toBeCloseTo(score);
    expect(nameScore(other, one)).toBeCloseTo(score);
  });
});

describe('the people suggested for a name', () => {
  it('are at most three, the likeliest first', () => {
    const people = ['Grace Hopper', 'A. Lovelace', 'Ada', 'Ada Lovelace', 'Lovelace'].map((name) => ({
      id: name,
      name,
    }));
    expect(matchesOf('Ada Lovelace', people).map(({ name }) => name)).toEqual(['Ada Lovelace', 'A. Lovelace', 'Ada']);
  });
});
