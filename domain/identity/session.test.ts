import fc from 'fast-check';
import {
  CONFIRMATION_MINUTES,
  SESSION_DAYS_MAX,
  SESSION_SECONDS,
  demandConfirmed,
  sessionExpiry,
  viewSession,
  type Session,
} from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);
const DAY = 86_400_000;

describe('the end of a session', () => {
  it('is a week after its last use, as the specification says', () => {
    expect(SESSION_SECONDS).toBe(604_800);
    expect(sessionExpiry(now)).toEqual(after(7 * DAY));
  });

  it.each([
    [80, 87],
    [83, 90],
    [84, 90],
    [89, 90],
  ])('used on day %i is on day %i after signing in', (used, ends) => {
    expect(sessionExpiry(after(used * DAY), now)).toEqual(after(ends * DAY));
  });

  it('is never more than 90 days after signing in, and never more than a week after the use', () => {
    fc.assert(
      fc.property(fc.nat(200 * DAY), (used) => {
        const end = sessionExpiry(after(used), now).getTime();
        expect(end).toBeLessThanOrEqual(now.getTime() + SESSION_DAYS_MAX * DAY);
        expect(end).toBeLessThanOrEqual(now.getTime() + used + 7 * DAY);
      }),
    );
  });
});

describe('a sensitive change', () => {
  const confirmedAt = now;
  const limit = CONFIRMATION_MINUTES * 60_000;
  it('is possible within ten minutes of confirming the identity', () => {
    expect(CONFIRMATION_MINUTES).toBe(10);
    expect(() => demandConfirmed({ confirmedAt }, after(limit))).not.toThrow();
  });
  it('asks for the identity after that', () => {
    expect(() => demandConfirmed({ confirmedAt }, after(limit + 1))).toThrow(
      expect.objectContaining({ code: 'ConfirmationRequired' }),
    );
  });
});

describe('a session in the list of its owner', () => {
  const session: Session = {
    id: 's',
    accountId: 'a',
    teamId: null,
    originId: null,
    secretHash: 'hash',
    device: 'Firefox',
    createdAt: now,
    usedAt: now,
    expiresAt: after(DAY),
    signedInAt: now,
    confirmedAt: now,
    byPassword: true,
    ssoTeamId: null,
  };
  it('never shows its secret, and marks the session that asks', () => {
    expect(viewSession(session, 's')).toEqual({
      id: 's',
      device: 'Firefox',
      current: true,
      teamId: null,
      createdAt: '2026-03-01T12:00:00.000Z',
      usedAt: '2026-03-01T12:00:00.000Z',
      expiresAt: '2026-03-02T12:00:00.000Z',
    });
    expect(viewSession(session, 'other').current).toBe(false);
  });
});
