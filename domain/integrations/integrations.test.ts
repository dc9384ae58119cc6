import {
  type Connection,
  type ConnectionAttempt,
  attemptsOverBefore,
  demandCode,
  demandSameAccount,
  integrationAt,
  needsRefresh,
  offerOf,
  viewConnected,
  viewIntegration,
} from './index.ts';

const now = new Date('2027-01-10T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const attempt = (more: Partial<ConnectionAttempt> = {}): ConnectionAttempt => ({
  id: 'a',
  teamId: 't',
  memberId: 'm',
  integration: 'Slack',
  forWorkspace: true,
  stateHash: 'h',
  verifier: 'v',
  code: 'c',
  error: null,
  createdAt: minutesAgo(9),
  ...more,
});

describe('an integration', () => {
  it('is found by its address only', () => {
    expect([integrationAt('slack'), integrationAt('Slack'), integrationAt('constructor')]).toEqual([
      'Slack',
      null,
      null,
    ]);
  });

  it.each([
    ['took too long', { createdAt: minutesAgo(11) }, 'This took too long'],
    ['was not allowed', { code: null, error: 'access_denied' }, 'You did not allow it'],
    ['failed at the service', { code: null, error: 'server_error' }, 'The service did not connect'],
    ['never came back', { code: null }, 'The service did not connect'],
  ])('is not connected by an attempt that %s', (_, more, title) => {
    expect(() => demandCode(attempt(more), now)).toThrow(title);
  });

  it('is connected with the code of an attempt', () => {
    expect(attemptsOverBefore(now)).toEqual(minutesAgo(10));
    expect(demandCode(attempt(), now)).toBe('c');
  });

  it.each([
    ['that never ends', null, null, false],
    ['that ends without a way to refresh it', null, minutesAgo(-1), false],
    ['that ends in six minutes', 'r', minutesAgo(-6), false],
    ['that ends in four minutes', 'r', minutesAgo(-4), true],
    ['that ended', 'r', minutesAgo(1), true],
  ])('refreshes a token %s: %p %p is %p', (_, refresh, expiresAt, expected) => {
    expect(needsRefresh({ access: 'a', refresh, expiresAt }, now)).toBe(expected);
  });

  it('shows the rights that it asks for, and no token', () => {
    const view = viewIntegration('Slack', true, null);
    expect(view).toMatchObject({ configured: true, connection: null });
    expect(view.scopes[0]).toEqual({
      scope: 'chat:write',
      purpose: 'Post messages to channels that the app was added to',
    });
  });

  it('is listed with its holder and state, and without tokens', () => {
    const connection = {
      id: 'c',
      teamId: 't',
      integration: 'Slack',
      memberId: null,
      externalId: 'T1',
      externalName: 'Engines',
      externalUserId: null,
      scopes: [],
      connectedBy: 'm',
      connectedAt: now,
      revokedAt: null,
      showsTitles: false,
      accessToken: 'secret',
    } as const;
    expect(viewConnected(connection)).toEqual({
      teamId: 't',
      integration: 'Slack',
      account: 'Engines',
      connectedBy: 'm',
      connectedAt: now.toISOString(),
      holder: 'WORKSPACE',
      state: 'CONNECTED',
    });
    expect(viewConnected({ ...connection, memberId: 'm', externalUserId: 'U1', revokedAt: now })).toMatchObject({
      holder: 'MEMBER',
      state: 'ENDED',
    });
  });

  it('of a member is within the account of the workspace', () => {
    const ofWorkspace: Connection = {
      id: 'c',
      teamId: 't',
      integration: 'Slack',
      memberId: null,
      externalId: 'T1',
      externalName: 'Engines',
      externalUserId: null,
      scopes: ['chat:write'],
      connectedBy: 'm',
      connectedAt: now,
      revokedAt: null,
      showsTitles: false,
    };
    expect(() => demandSameAccount('Slack', ofWorkspace, 'T1')).not.toThrow();
    expect(() => demandSameAccount('Slack', ofWorkspace, 'T2')).toThrow('This is another Slack');
    expect(() => demandSameAccount('Slack', null, 'T1')).toThrow('Slack is not connected to this workspace');
    expect(viewIntegration('Slack', true, ofWorkspace).connection!.lacks).toContain('links:write');
  });

  it('asks members for rights of their own', () => {
    expect(Object.keys(offerOf('Slack', 'member')!.scopes)).toContain('channels:history');
    expect(viewIntegration('Slack', true, null, 'member').scopes.map(({ scope }) => scope)).not.toContain('chat:write');
  });
});
