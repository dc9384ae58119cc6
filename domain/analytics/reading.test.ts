import { countedView, figuresSince, isReadType, sumsSince } from './index.ts';

const now = new Date('2026-11-30T12:00:00Z');

describe('a look at a note or insight', () => {
  it.each([
    ['the first', null, { view: true, reader: true }],
    ['one soon after', '2026-11-30T11:31:00Z', { view: false, reader: false }],
    ['one after half an hour', '2026-11-30T11:30:00Z', { view: true, reader: false }],
    ['one on another day', '2026-11-29T12:00:00Z', { view: true, reader: true }],
  ])('%s', (_, last, counted) => {
    expect(countedView(last === null ? null : new Date(last), now)).toEqual(counted);
  });

  it('is a view of another day just after midnight', () => {
    const midnight = new Date('2026-11-30T00:05:00Z');
    expect(countedView(new Date('2026-11-29T23:59:00Z'), midnight)).toEqual({ view: true, reader: true });
  });

  it('is counted for notes and insights alone', () => {
    expect(['NOTE', 'INSIGHT', 'PROJECT'].map(isReadType)).toEqual([true, true, false]);
  });
});

it('figures cover 90 days, and sums are kept for 400', () => {
  expect(figuresSince(now).toISOString()).toBe('2026-09-01T12:00:00.000Z');
  expect(sumsSince(now).toISOString()).toBe('2025-10-26T12:00:00.000Z');
});
