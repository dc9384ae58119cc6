import {
  ALERT_KINDS,
  LARGE_EXPORT,
  RULE_ALERTS,
  type WatchedEntry,
  checksIn,
  demandState,
  severityOf,
  signalOf,
  signalsIn,
} from './index.ts';

const at = new Date('2026-11-30T12:00:00Z');
const entry = (action: string, rest: Partial<WatchedEntry> = {}): WatchedEntry => ({
  at,
  action,
  actorId: 'ada',
  objectId: 'ben',
  detail: {},
  ...rest,
});
const kindsOf = (...entries: WatchedEntry[]) =>
  signalsIn(entries, 'team', (member) => member === 'ada').map(({ kind, subjectId }) => `${kind} ${subjectId}`);

describe('an entry of the audit log raises an alert', () => {
  const admin = (from: boolean, to: boolean) => ({
    detail: { from: { workspaceAdmin: from }, to: { workspaceAdmin: to } },
  });
  it.each<[string, WatchedEntry, string[]]>([
    ['for a new admin', entry('member:role-changed', admin(false, true)), ['NEW_ADMIN ben']],
    ['not for an admin who is none any more', entry('member:role-changed', admin(true, false)), []],
    ['not for another role', entry('member:role-changed', admin(true, true)), []],
    ['for an admin who joined', entry('member:joined', { objectId: 'ada' }), ['NEW_ADMIN ada']],
    ['not for a member who joined', entry('member:joined'), []],
    ['for an access token of an admin', entry('token:created'), ['ADMIN_TOKEN ada']],
    ['not for one of a member', entry('token:created', { actorId: 'ben' }), []],
    ['for a large export', entry('people:exported', { detail: { objects: LARGE_EXPORT } }), ['LARGE_EXPORT ada']],
    ['not for a small one', entry('people:exported', { detail: { objects: LARGE_EXPORT - 1 } }), []],
    ['for a webhook that was disabled', entry('webhook:disabled'), ['WEBHOOK_DISABLED ben']],
    [
      'for single sign-on that is not required any more',
      entry('sso:rules-changed', { detail: { from: { required: true }, to: { required: false } } }),
      ['SSO_OFF team'],
    ],
    [
      'for a connection that was turned off',
      entry('sso:connection-changed', { detail: { from: { enabled: true }, to: { enabled: false } } }),
      ['SSO_OFF team'],
    ],
    ['not for a note', entry('note:created'), []],
  ])('%s', (_, of, kinds) => {
    expect(kindsOf(of)).toEqual(kinds);
  });
});

describe('many entries within an hour raise an alert', () => {
  const failed = entry('sign-in:failed', { actorId: undefined });
  it('once for each member, counted up to the last one', () => {
    const later = new Date(at.getTime() + 60_000);
    const checks = checksIn([failed, { ...failed, at: later }, entry('trash:moved')]);
    expect(checks.map(({ kind, memberId, until }) => [kind, memberId, until])).toEqual([
      ['FAILED_SIGN_INS', 'ben', later],
      ['MANY_DELETIONS', 'ada', at],
    ]);
    expect(checks[0]!.since).toEqual(new Date(later.getTime() - 3_600_000));
  });

  it('from the limit on', () => {
    const [check] = checksIn([failed]);
    expect(signalOf(check!, 4)).toBeNull();
    expect(signalOf(check!, 5)).toMatchObject({ kind: 'FAILED_SIGN_INS', subjectId: 'ben', total: 5, actorId: null });
  });
});

it('severe are alerts about who can enter and what was lost, never those of rules', () => {
  expect(ALERT_KINDS.filter((kind) => severityOf(kind) === 'HIGH')).toEqual([
    'NEW_ADMIN',
    'FAILED_SIGN_INS',
    'MANY_DELETIONS',
    'SSO_OFF',
    'CHAIN_BROKEN',
  ]);
  expect(RULE_ALERTS.map(severityOf)).toEqual(['LOW', 'LOW', 'LOW']);
});

it('an alert is resolved and reopened once', () => {
  expect(() => demandState({ resolvedAt: null }, 'open')).not.toThrow();
  expect(() => demandState({ resolvedAt: at }, 'open')).toThrow('This alert is resolved already');
  expect(() => demandState({ resolvedAt: at }, 'resolved')).not.toThrow();
  expect(() => demandState({ resolvedAt: null }, 'resolved')).toThrow('This alert is open already');
});
