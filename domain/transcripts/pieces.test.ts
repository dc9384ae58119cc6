import fc from 'fast-check';
import { isSilent, planPieces } from './index.ts';

describe('cutting a recording into pieces', () => {
  it('keeps a short recording whole', () => {
    expect(planPieces(90_000, [{ startMs: 10_000, endMs: 12_000 }])).toEqual([{ startMs: 0, endMs: 90_000 }]);
    expect(planPieces(0, [])).toEqual([]);
  });

  it('cuts in the middle of the longest silence of the second half', () => {
    const silences = [
      { startMs: 20_000, endMs: 30_000 },
      { startMs: 60_000, endMs: 61_000 },
      { startMs: 80_000, endMs: 84_000 },
      { startMs: 95_000, endMs: 96_000 },
    ];
    expect(planPieces(150_000, silences, 100_000)).toEqual([
      { startMs: 0, endMs: 82_000 },
      { startMs: 82_000, endMs: 150_000 },
    ]);
  });

  it('cuts at the limit where nobody pauses', () => {
    expect(planPieces(250, [], 100)).toEqual([
      { startMs: 0, endMs: 100 },
      { startMs: 100, endMs: 200 },
      { startMs: 200, endMs: 250 },
    ]);
  });

  it('covers every recording without gaps, in pieces within the limit', () => {
    const silence = fc
      .tuple(fc.nat(20_000), fc.nat(2_000))
      .map(([startMs, length]) => ({ startMs, endMs: startMs + length }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.array(silence),
        fc.integer({ min: 100, max: 20_000 }),
        (duration, silences, most) => {
          const pieces = planPieces(duration, silences, most);
          expect(pieces[0]!.startMs).toBe(0);
          expect(pieces.at(-1)!.endMs).toBe(duration);
          pieces.forEach(({ startMs, endMs }, at) => {
            expect(endMs).toBeGreaterThan(startMs);
            expect(endMs - startMs).toBeLessThanOrEqual(most);
            if (at > 0) expect(startMs).toBe(pieces[at - 1]!.endMs);
          });
        },
      ),
    );
  });

  it('knows a piece without any sound', () => {
    expect(isSilent({ startMs: 1000, endMs: 5000 }, [{ startMs: 900, endMs: 4800 }])).toBe(true);
    expect(isSilent({ startMs: 1000, endMs: 5000 }, [{ startMs: 2000, endMs: 5000 }])).toBe(false);
  });
});
