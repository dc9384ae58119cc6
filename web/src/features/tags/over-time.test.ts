import { overTime } from './over-time.ts';

const week = (monday: string, highlights: number) => ({ monday, highlights });

describe('the use of a tag over time', () => {
  it('shows the weeks without highlights too', () => {
    expect(overTime([week('2026-03-02', 4), week('2026-03-16', 1)])).toEqual({
      unit: 'week',
      bars: [
        { from: '2026-03-02', highlights: 4 },
        { from: '2026-03-09', highlights: 0 },
        { from: '2026-03-16', highlights: 1 },
      ],
    });
  });
  it('shows months when the weeks are many, across the end of a year', () => {
    const { bars, unit } = overTime([week('2025-11-03', 1), week('2025-11-10', 2), week('2026-06-01', 3)]);
    expect(unit).toBe('month');
    expect(bars.map(({ from, highlights }) => `${from} ${highlights}`)).toEqual([
      '2025-11 3',
      '2025-12 0',
      '2026-01 0',
      '2026-02 0',
      '2026-03 0',
      '2026-04 0',
      '2026-05 0',
      '2026-06 3',
    ]);
  });
  it('is empty for a tag without highlights', () => {
    expect(overTime([]).bars).toEqual([]);
  });
});
