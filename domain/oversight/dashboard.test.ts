import { SIGN_IN_DAYS, type Totals, totalsOf } from './index.ts';

const acme: Totals = {
  members: { managers: 1, contributors: 2, viewers: 3, admins: 1 },
  seatsUsed: 3,
  seatsAvailable: 10,
  projects: 4,
  storage: { audio: 1, video: 2, images: 3, documents: 4, other: 5, derived: 6 },
  signIns: 7,
  membersSignedIn: 2,
  aiTokens: 100,
  aiTokensAllowed: 1000,
};

describe('the totals of workspaces', () => {
  it('are the sums of their figures', () => {
    expect(totalsOf([acme, acme])).toEqual({
      members: { managers: 2, contributors: 4, viewers: 6, admins: 2 },
      seatsUsed: 6,
      seatsAvailable: 20,
      projects: 8,
      storage: { audio: 2, video: 4, images: 6, documents: 8, other: 10, derived: 12 },
      signIns: 14,
      membersSignedIn: 4,
      aiTokens: 200,
      aiTokensAllowed: 2000,
    });
    expect(totalsOf([])).toMatchObject({ seatsUsed: 0, seatsAvailable: 0 });
  });

  it('have no limit if one of them has none', () => {
    expect(totalsOf([acme, { ...acme, seatsAvailable: null, aiTokensAllowed: null }])).toMatchObject({
      seatsAvailable: null,
      aiTokensAllowed: null,
    });
  });

  it('cover a month of sign-ins', () => {
    expect(SIGN_IN_DAYS).toBe(30);
  });
});
