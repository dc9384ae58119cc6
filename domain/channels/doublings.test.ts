import { doublingsOf } from './index.ts';

const STEADY = { channel: { recent: 400, earlier: 400 }, days: 365 };

it.each([
  [5, 0, 0],
  [6, 0, 2],
  [8, 1, 3],
  // Three times as many, and yet perhaps by chance.
  [12, 4, 0],
  [15, 4, 1],
  [16, 4, 2],
  [60, 40, 0],
  [4, 16, 0],
])('%i people after %i have doubled %i times', (recent, earlier, doublings) => {
  expect(doublingsOf({ recent, earlier, ...STEADY })).toBe(doublings);
});

it('are none while the channel has no period to compare with', () => {
  const begun = { recent: 30, earlier: 0, channel: { recent: 400, earlier: 30 } };
  expect(doublingsOf({ ...begun, days: 20 })).toBe(0);
  expect(doublingsOf({ ...begun, days: 35 })).toBe(0);
});

it('compare a short earlier period by its days', () => {
  const young = { channel: { recent: 400, earlier: 200 }, days: 45 };
  // Ten in 15 days are as many as twenty in 30.
  expect(doublingsOf({ recent: 30, earlier: 10, ...young })).toBe(0);
  expect(doublingsOf({ recent: 60, earlier: 10, ...young })).toBe(1);
});

it('are none if the whole channel grew as much', () => {
  const counts = { recent: 40, earlier: 12, days: 365 };
  expect(doublingsOf({ ...counts, channel: { recent: 1000, earlier: 300 } })).toBe(0);
  expect(doublingsOf({ ...counts, channel: { recent: 310, earlier: 300 } })).toBe(1);
});
