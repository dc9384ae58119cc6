import { silenceEnd, silencesOf } from './silence.ts';

const peaks = (...runs: [value: number, count: number][]) =>
  runs.flatMap(([value, count]) => Array.from({ length: count }, () => value));
const waveform = (...runs: [number, number][]) => ({ intervalMs: 100, peaks: peaks(...runs) });

describe('pauses', () => {
  it('are skipped except for a margin at either end', () => {
    const found = silencesOf(waveform([200, 20], [3, 10], [180, 20]));
    expect([[...found.starts], [...found.ends]]).toEqual([[2_150], [2_850]]);
    expect(silenceEnd(found, 2_149)).toBeNull();
    expect(silenceEnd(found, 2_150)).toBe(2_850);
    expect(silenceEnd(found, 2_850)).toBeNull();
  });

  it('between words are kept', () => expect(silencesOf(waveform([200, 20], [0, 6], [200, 20])).starts).toHaveLength(0));

  it('at the end are found', () => expect([...silencesOf(waveform([90, 30], [0, 10])).ends]).toEqual([3_850]));

  it('are measured against the loudness of the recording', () => {
    expect(silencesOf(waveform([20, 30], [10, 10], [20, 30])).starts).toHaveLength(0);
    expect(silencesOf(waveform([20, 30], [2, 10], [20, 30])).starts).toHaveLength(1);
  });

  it('are none in an empty waveform', () => expect(silencesOf({ intervalMs: 100, peaks: [] }).starts).toHaveLength(0));
});
