import { daysUpTo, summary } from './reading-words.ts';

it('days without views are zeros', () => {
  const days = daysUpTo([{ day: '2026-11-29', views: 3, readers: 2 }], new Date('2026-11-30T12:00:00Z'), 3);
  expect(days).toEqual([
    { day: '2026-11-28', views: 0, readers: 0 },
    { day: '2026-11-29', views: 3, readers: 2 },
    { day: '2026-11-30', views: 0, readers: 0 },
  ]);
});

it('figures are one sentence about reading and one about use', () => {
  expect(summary({ type: 'NOTE', views: 1, readers: 1, use: { publicLinks: 0, citations: 2 } })).toBe(
    '1 view by 1 member in 90 days. Evidence in 2 insights, 0 public links.',
  );
  expect(summary({ type: 'INSIGHT', views: 1200, readers: 30, use: { publicLinks: 1, citations: 1 } })).toBe(
    '1,200 views by 30 members in 90 days. Rests on 1 highlight, 1 public link.',
  );
});
