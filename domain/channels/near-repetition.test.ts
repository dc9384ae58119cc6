import { bandsOf, nearlyRepeats, saidWords } from './index.ts';

/** A text of distinct words. */
const words = (many: number, of = 'word'): string =>
  Array.from(
    { length: many },
    (_, at) => `${of}${'abcdefghij'[Math.floor(at / 10) % 10]}${'abcdefghij'[at % 10]}`,
  ).join(' ');
const shared = (one: string, other: string): number => {
  const ours = new Set(bandsOf(one, 'c'));
  return bandsOf(other, 'c')!.filter((band) => ours.has(band)).length;
};

describe('near repetitions', () => {
  it('share nine of ten shingles of five words', () => {
    const text = words(60);
    expect(nearlyRepeats(text, `${text} sent with regards`)).toBe(true);
    expect(nearlyRepeats(`${text} sent with regards`, text)).toBe(true);
    // 56 of 62 shingles is the last with nine of ten.
    expect(nearlyRepeats(text, `${text} ${words(6, 'more')}`)).toBe(true);
    expect(nearlyRepeats(text, `${text} ${words(7, 'more')}`)).toBe(false);
    expect(nearlyRepeats(text, text.replace('wordca', 'other'))).toBe(false);
  });

  it('are none among short texts with other words', () => {
    expect(nearlyRepeats(words(12), words(13))).toBe(false);
    expect([bandsOf(words(12), 'c'), bandsOf('', 'c')]).toEqual([null, null]);
    expect(nearlyRepeats('', '')).toBe(false);
  });

  it('are found by their bands, and texts about something else are not', () => {
    for (let many = 20; many < 100; many += 10)
      expect(shared(words(many), `${words(many)} ${words(Math.floor((many - 4) / 9), 'more')}`)).toBeGreaterThan(0);
    expect(shared(words(60), words(60, 'else'))).toBe(0);
  });

  it('have the same bands each time, and others in another place', () => {
    const [ours, theirs] = [bandsOf(words(30), 'c')!, bandsOf(words(30), 'd')!];
    expect(bandsOf(words(30).toUpperCase(), 'c')).toEqual(ours);
    expect(ours).toHaveLength(16);
    // Stored: other numbers would find none of the data points that are there.
    expect(ours.slice(0, 2)).toMatchInlineSnapshot(`
     [
       -819877261,
       -1495033327,
     ]
    `);
    expect(ours.filter((band) => theirs.includes(band))).toEqual([]);
  });

  it('compare all words of long texts, without numbers', () => {
    expect(saidWords('The 3 exports, FAIL')).toEqual(['the', 'exports', 'fail']);
    expect(saidWords('word '.repeat(3_000))).toHaveLength(3_000);
  });
});
