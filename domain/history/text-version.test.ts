import { AUTOMATIC_VERSIONS_MAX, type TextVersion, beginsVersion, thinned } from './text-version.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const DAY = 24 * 60;

const version = (minutes: number, more: Partial<TextVersion> = {}): TextVersion => ({
  id: `v${minutes}`,
  documentId: 'note',
  name: null,
  authors: ['ada'],
  beganAt: ago(minutes + 1),
  endedAt: ago(minutes),
  restoredFrom: null,
  current: false,
  bytes: 10,
  ...more,
});

describe('a version of a text', () => {
  const current = { authors: ['ada'], beganAt: ago(20), endedAt: ago(10) };
  const begins = (authors: string[], minutes: number) => beginsVersion(current, { authors, from: ago(minutes) });

  it('goes on while its author pauses for less than ten minutes', () => {
    expect([begins(['ada'], 1), begins(['ada'], 0)]).toEqual([false, true]);
  });

  it('ends when another member goes on, unless they write at the same time', () => {
    expect([begins(['ben'], 9.5), begins(['ben'], 9)]).toEqual([false, true]);
  });

  it('lasts at most an hour', () => {
    expect(beginsVersion({ ...current, beganAt: ago(60) }, { authors: ['ada'], from: ago(0) })).toBe(true);
  });
});

describe('thinning versions', () => {
  it('keeps all of the last day, then one a day, then one a week, and every named one', () => {
    const all = [
      version(5),
      version(8),
      version(DAY + 60),
      version(DAY + 120),
      version(2 * DAY + 60, { name: 'Before coding' }),
      version(2 * DAY + 61),
      version(50 * DAY),
      version(50 * DAY + 60),
    ];
    expect(thinned(all, NOW).gone).toEqual(
      ['v1500', 'v2941', 'v72060'].map((id) => id.replace('v1500', `v${DAY + 120}`)),
    );
  });

  it('hands the authors of a version that goes to the next one', () => {
    const all = [version(DAY + 60), version(DAY + 120, { authors: ['ben'] })];
    expect(thinned(all, NOW)).toEqual({
      gone: [`v${DAY + 120}`],
      widened: [{ id: `v${DAY + 60}`, authors: ['ben', 'ada'], beganAt: ago(DAY + 121) }],
    });
  });

  it('bounds automatic versions in number and size, but never the current one', () => {
    const many = Array.from({ length: AUTOMATIC_VERSIONS_MAX + 5 }, (_, index) => version(index));
    expect(thinned(many, NOW).gone).toHaveLength(5);
    const large = [
      version(0, { current: true, bytes: 60e6 }),
      version(1, { bytes: 60e6 }),
      version(2, { bytes: 60e6 }),
    ];
    expect(thinned(large, NOW).gone).toEqual(['v2']);
  });
});
