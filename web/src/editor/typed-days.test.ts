import { daysFor } from './typed-days.ts';

// A Thursday.
const now = new Date(2026, 10, 26, 12);
const days = (query: string) => daysFor(query, now).map(({ label, day }) => `${label} ${day}`);

it('offers the days that are meant by a few letters', () => {
  expect(days('')).toEqual(['Today 2026-11-26', 'Tomorrow 2026-11-27', 'Yesterday 2026-11-25']);
  expect(days('to')).toEqual(['Today 2026-11-26', 'Tomorrow 2026-11-27']);
  expect(days('thu')).toEqual(['Next Thursday 2026-12-03']);
  expect(days('fri')).toEqual(['Next Friday 2026-11-27']);
  expect(days('2027-01-05')).toEqual(['2027-01-05 2027-01-05']);
  expect(days('5 Dec')).toEqual(['2026-12-05 2026-12-05']);
  expect(days('December 5, 2027')).toEqual(['2027-12-05 2027-12-05']);
  for (const query of ['31 Feb', 'ada', '12', 'x']) expect(days(query)).toEqual([]);
});
