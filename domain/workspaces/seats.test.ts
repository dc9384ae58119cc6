import { ROLES } from '../permissions/index.ts';
import { takesSeat, utilizationPercentage } from './seats.ts';

describe('the use of seats', () => {
  it.each([
    [{ allocated: 2, viewers: 9, available: 3 }, 66],
    [{ allocated: 3, viewers: 0, available: 3 }, 100],
    [{ allocated: 0, viewers: 4, available: 5 }, 0],
    [{ allocated: 7, viewers: 0, available: null }, null],
  ])('%j is %s percent: viewers take no seat', (seats, percentage) => {
    expect(utilizationPercentage(seats)).toBe(percentage);
  });
});

it('contributors and managers need a seat, viewers do not', () => {
  expect(ROLES.map(takesSeat)).toEqual([true, true, false]);
});
