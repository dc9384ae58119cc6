import { olderThan } from './done-before.ts';

it('goes on with the deeds from before the page was opened, not with those done on it', () => {
  const deeds = ['2026-11-22T02:00:05.000Z', '2026-11-22T02:00:00.999Z', '2026-11-21T02:00:00.000Z'].map((createdAt) => ({ createdAt }));
  expect(olderThan(deeds, Date.parse('2026-11-22T02:00:01.000Z'))).toEqual(deeds.slice(1));
  expect(olderThan(deeds, Number.NaN)).toEqual([]);
});
