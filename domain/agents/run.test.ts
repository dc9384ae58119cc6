import { docTitleOf } from './agent.ts';
import { isSameReading, shownState } from './run.ts';

it('shows the state of the doc while its text is written', () => {
  expect(shownState('WAITING', null)).toBe('WAITING');
  expect(shownState('WRITING', 'WORKING')).toBe('WORKING');
  expect(shownState('WRITING', 'FAILED')).toBe('FAILED');
  expect(shownState('WRITING', null)).toBe('DONE');
  expect(shownState('SKIPPED', null)).toBe('SKIPPED');
});

it('finds nothing new only in the same words of the same sources', () => {
  const read = (...digests: string[]) => digests.map((digest, at) => ({ type: 'note', id: `n${at}`, digest }) as const);
  expect(isSameReading(read('a', 'b'), [...read('a', 'b')].reverse())).toBe(true);
  expect(isSameReading(read('a', 'b'), read('a', 'c'))).toBe(false);
  expect(isSameReading(read('a'), read('a', 'b'))).toBe(false);
  expect(isSameReading([], [])).toBe(true);
});

it('dates docs in the time zone of the schedule', () => {
  const at = new Date('2026-11-23T23:30:00Z');
  const schedule = { every: 'MANUAL', weekday: null, hour: null, timeZone: 'Europe/Berlin' } as const;
  expect(docTitleOf({ title: 'Churn', schedule }, at)).toBe('Churn – Nov 24, 2026');
});
