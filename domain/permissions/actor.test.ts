import { timeZoneOf } from './index.ts';

describe('the time zone of an actor', () => {
  it('is UTC unless the member has one', () => {
    expect([timeZoneOf({}), timeZoneOf({ timeZone: 'Asia/Kolkata' })]).toEqual(['UTC', 'Asia/Kolkata']);
  });
});
