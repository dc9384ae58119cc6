import { ofDifferentPlaces, rankPassages, type ScoredPassage } from './rank-passages.ts';

const passage = (id: string, start: number, words: number, meaning: number): ScoredPassage => ({
  type: 'note',
  id,
  parentId: null,
  start,
  end: start + 300,
  words,
  meaning,
  near: 0,
  phrases: 0,
});

describe('passages', () => {
  it('rank by words and meaning alike, one of each place', () => {
    const passages = [
      passage('a', 0, 4, 0),
      passage('a', 300, 3, 0.9),
      passage('a', 5000, 1, 0.5),
      passage('b', 0, 0, 0.2),
    ];
    const chosen = ofDifferentPlaces(rankPassages(passages), 3, (one) => one);
    expect(chosen.map(({ id, start }) => [id, start])).toEqual([
      ['a', 300],
      ['a', 5000],
      ['b', 0],
    ]);
  });

  it('rank earlier if more words of the question are around them, and together', () => {
    const [plain, near, together] = [passage('a', 0, 2, 0.5), passage('b', 0, 2, 0.5), passage('c', 0, 2, 0.5)];
    const ranked = rankPassages([plain, { ...near, near: 0.5 }, { ...together, near: 0.5, phrases: 0.5 }]);
    expect(ranked.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('without any word or meaning are no answer', () => {
    expect(rankPassages([passage('a', 0, 0, 0)])).toEqual([]);
  });
});
