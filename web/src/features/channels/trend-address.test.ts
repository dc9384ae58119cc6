import { daysOf, daysOfStep, readTrend, stepOf, withTrend, writeTrend } from './trend-address.ts';

const ALL = { preset: 'all', range: null, step: null, chart: 'bar' } as const;
const range = { from: '2026-01-01', to: '2026-03-31' };

describe('the trend in the address', () => {
  it.each([
    ['', ALL],
    ['#preset=90d&chart=line', { ...ALL, preset: '90d', chart: 'line' }],
    ['#preset=forever&step=year&chart=pie', ALL],
    ['#from=2026-01-01&to=2026-03-31&step=day', { ...ALL, preset: null, range, step: 'DAY' }],
  ] as const)('%s is read', (hash, address) => {
    expect(readTrend(hash)).toEqual(address);
  });

  it.each(['#from=2026-01-01', '#to=2026-01-01', '#from=2026-03-31&to=2026-01-01', '#from=soon&to=later'])(
    '%s drops a range that misses a day, is reversed or is none',
    (hash) => {
      expect(readTrend(hash)).toEqual(ALL);
    },
  );

  it('is the same when it is written and read', () => {
    for (const address of [
      ALL,
      { ...ALL, preset: '30d' },
      { preset: null, range, step: 'MONTH', chart: 'line' },
    ] as const)
      expect(readTrend(writeTrend(address))).toEqual(address);
    expect(writeTrend(ALL)).toBe('');
    expect(withTrend('#tag=billing&chart=line', { ...ALL, preset: '30d' })).toBe('#preset=30d&tag=billing');
    expect(withTrend('#chart=line', ALL)).toBe('');
  });
});

describe('the days of a trend', () => {
  it('end with the newest data point', () => {
    expect(daysOf({ ...ALL, preset: '30d' }, '2024-03-30T22:00:00Z')).toEqual({ from: '2024-03-01', to: '2024-03-30' });
    expect([daysOf(ALL, '2024-03-30T22:00:00Z'), daysOf({ ...ALL, preset: '30d' }, null)]).toEqual([null, null]);
    expect(daysOf({ ...ALL, preset: null, range }, '2024-03-30T22:00:00Z')).toEqual(range);
  });

  it('have steps by their length, unless one is chosen', () => {
    const of = (from: string, to: string) => stepOf(ALL, { from, to });
    expect([of('2026-01-01', '2026-01-30'), of('2026-01-01', '2026-12-31'), of('2020-01-01', '2026-01-01')]).toEqual([
      'DAY',
      'WEEK',
      'MONTH',
    ]);
    expect([stepOf(ALL, null), stepOf({ step: 'MONTH' }, range)]).toEqual(['WEEK', 'MONTH']);
  });

  it('are known for each step', () => {
    expect(daysOfStep('DAY', '2024-02-05').to).toBe('2024-02-05');
    expect(daysOfStep('WEEK', '2024-02-26').to).toBe('2024-03-03');
    expect(daysOfStep('MONTH', '2024-02-01').to).toBe('2024-02-29');
  });
});
