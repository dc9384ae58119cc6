import { type ReelItem, effectiveSpans, remainingWords, restored, struck, trimmedByWord } from './index.ts';

const item: ReelItem = {
  id: 'i1',
  highlightId: null,
  fileId: 'f1',
  startMs: 1000,
  endMs: 6000,
  cuts: [],
  title: null,
};
const words = [
  { text: 'I', startMs: 1000, endMs: 1200, speaker: null },
  { text: 'um', startMs: 1300, endMs: 1500, speaker: null },
  { text: 'never', startMs: 2500, endMs: 3000, speaker: null },
  { text: 'trust', startMs: 3000, endMs: 3500, speaker: null },
  { text: 'it', startMs: 5000, endMs: 5500, speaker: null },
];
const texts = (of: ReelItem) => remainingWords(of, words).map(({ text }) => text);

describe('striking words', () => {
  it('cuts them with half of the silence around them, at most a quarter of a second', () => {
    expect(struck(item, words, 1, 1)!.cuts).toEqual([{ startMs: 1250, endMs: 1750 }]);
  });
  it('cuts to the edges of the item at its first and last word', () => {
    expect(effectiveSpans(struck(item, words, 0, 0)!)[0]!.startMs).toBe(1250);
    expect(effectiveSpans(struck(item, words, 4, 4)!).at(-1)!.endMs).toBe(4750);
  });
  it('leaves the other words, and restoring brings them back', () => {
    const twice = struck(struck(item, words, 1, 1)!, words, 3, 3)!;
    expect(texts(twice)).toEqual(['I', 'never', 'it']);
    expect(texts(restored(twice, words, 1, 1))).toEqual(['I', 'um', 'never', 'it']);
    expect(restored(restored(twice, words, 1, 1), words, 3, 3)).toEqual(item);
  });
  it('restores one of several words struck at once', () => {
    expect(texts(restored(struck(item, words, 1, 3)!, words, 2, 2))).toEqual(['I', 'never', 'it']);
  });
  it('does not leave an item without words', () => {
    expect(struck(item, words, 0, 4)).toBeNull();
  });
});

describe('trimming by words', () => {
  it('moves an edge to the next word in either direction', () => {
    const shorter = trimmedByWord(item, words, 'start', 'shorter');
    expect(shorter.startMs).toBe(1300);
    expect(trimmedByWord(shorter, words, 'start', 'longer').startMs).toBe(1000);
    expect(trimmedByWord(item, words, 'end', 'shorter').endMs).toBe(5500);
  });
  it('stops where there are no more words', () => {
    expect(trimmedByWord(item, words, 'start', 'longer')).toBe(item);
    expect(trimmedByWord({ ...item, endMs: 1250 }, words, 'end', 'shorter').endMs).toBe(1200);
    const one = { ...item, endMs: 1200 };
    expect(trimmedByWord(one, words, 'end', 'shorter')).toBe(one);
  });
});
