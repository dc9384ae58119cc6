import { cuesOf } from './cues.ts';

const captions = (said: readonly [word: string, startMs: number, turn?: number][]) =>
  cuesOf(
    {
      starts: Int32Array.from(said, ([, start]) => start),
      ends: Int32Array.from(said, ([, start]) => start + 300),
    },
    (at) => said[at]![0],
    (at) => said[at]![2] ?? 0,
  );

describe('captions', () => {
  it('join words up to a pause or a new turn', () => {
    expect(
      captions([
        ['And', 0],
        ['so', 400],
        ['my', 2_000],
        ['No', 2_400, 1],
      ]),
    ).toEqual([
      { startMs: 0, endMs: 700, text: 'And so' },
      { startMs: 2_000, endMs: 2_300, text: 'my' },
      { startMs: 2_400, endMs: 2_700, text: 'No' },
    ]);
  });

  it('hold at most two lines and six seconds', () => {
    const long = captions(Array.from({ length: 60 }, (_, at) => ['words', at * 350]));
    for (const { startMs, endMs, text } of long) {
      expect(text.length).toBeLessThanOrEqual(84);
      expect(endMs - startMs).toBeLessThanOrEqual(6_000);
    }
    expect(long.map(({ text }) => text).join(' ')).toBe(Array(60).fill('words').join(' '));
  });

  it('are none without words', () => expect(captions([])).toEqual([]));
});
