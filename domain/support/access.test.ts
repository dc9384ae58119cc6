import { type SupportAccess, decided, demandStaff, endedAccess, goingOn, stateOf, viewSupportAccess } from './index.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const REQUEST: SupportAccess = {
  id: '01890000-0000-7000-8000-000000000001',
  teamId: '01890000-0000-7000-8000-000000000002',
  accountId: '01890000-0000-7000-8000-000000000003',
  memberId: null,
  name: 'Sam',
  email: 'sam@vendor.example',
  reason: 'Ticket 1',
  hours: 4,
  state: 'REQUESTED',
  askedAt: NOW,
  decidedBy: null,
  decidedAt: null,
  endsAt: null,
  endedAt: null,
};
const grant = (hours?: number) => decided(REQUEST, { granted: true, hours }, 'admin', 'member', NOW);

describe('support access', () => {
  it.each([
    ['sam@vendor.example', '@vendor.example', true],
    ['sam@VENDOR.example', '@vendor.example', true],
    ['sam@other.vendor.example', '@vendor.example', false],
    ['sam@evilvendor.example', '@vendor.example', false],
    ['sam@vendor.example', null, false],
  ])('is asked for by %s with the domain %s: %s', (email, domain, isStaff) => {
    const demand = () => demandStaff(email, domain);
    if (isStaff) expect(demand).not.toThrow();
    else expect(demand).toThrow('Only support staff can do this');
  });

  it('lasts as long as asked for, or as the admin chose', () => {
    expect(grant().endsAt).toEqual(new Date('2026-11-30T14:00:00Z'));
    expect(grant(1).endsAt).toEqual(new Date('2026-11-30T11:00:00Z'));
    expect(grant(1).hours).toBe(1);
  });

  it('is decided once', () => {
    expect(() => decided(grant(), { granted: false }, 'admin', 'member', NOW)).toThrow('decided already');
    expect(decided(REQUEST, { granted: false }, 'admin', 'member', NOW)).toMatchObject({
      state: 'DENIED',
      memberId: null,
      endsAt: null,
    });
  });

  it('ends with its time, to the millisecond', () => {
    const { endsAt } = grant();
    expect(stateOf(grant(), new Date(endsAt!.getTime() - 1))).toBe('GRANTED');
    expect(stateOf(grant(), endsAt!)).toBe('ENDED');
    expect(viewSupportAccess(grant(), endsAt!).state).toBe('ENDED');
  });

  it('is shown to admins and to its own staff member while it goes on', () => {
    const shown = (actor: { workspaceAdmin: boolean; support?: string }, now = NOW) =>
      goingOn(actor, [grant()], now).map(({ id }) => id);
    expect(shown({ workspaceAdmin: true })).toEqual([REQUEST.id]);
    expect(shown({ workspaceAdmin: false, support: REQUEST.id })).toEqual([REQUEST.id]);
    expect(shown({ workspaceAdmin: false })).toEqual([]);
    expect(shown({ workspaceAdmin: true }, grant().endsAt!)).toEqual([]);
  });

  it('can be ended while it is open', () => {
    expect(endedAccess(grant(), NOW)).toMatchObject({ state: 'ENDED', endedAt: NOW });
    expect(endedAccess(REQUEST, NOW)).toMatchObject({ state: 'ENDED' });
    expect(endedAccess(decided(REQUEST, { granted: false }, 'admin', 'member', NOW), NOW)).toBeNull();
  });
});
