import { relativeTime } from './time.ts';

const now = new Date('2026-03-20T12:00:00');
const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now);
const DAY = 86_400_000;

describe('a time', () => {
  it('is relative under a week', () => {
    expect([ago(20_000), ago(5 * 60_000), ago(3 * 3_600_000), ago(DAY), ago(6.9 * DAY)]).toEqual([
      'just now',
      '5 minutes ago',
      '3 hours ago',
      'yesterday',
      '6 days ago',
    ]);
  });
  it('is a date from a week on', () => {
    expect(ago(7 * DAY)).toMatch(/13/);
    expect(ago(7 * DAY)).not.toMatch(/2026|ago/);
  });
  it('includes the year unless it is the current one', () => expect(ago(400 * DAY)).toMatch(/2025/));
  it('can be in the future', () => expect(ago(-2 * DAY)).toBe('in 2 days'));
});
