import { type SignInApp, PASSWORD, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';
import { operations } from './matrix/operations.ts';
import { stateOf } from './matrix/state-of.ts';

const people = operations
  .filter(({ kind }) => kind === 'person')
  .map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase() as Uppercase<typeof method>,
    path: path.replace('/api/v1', ''),
  }));

const HOST = 'other-people.localhost';

/** Responses to a session of one workspace that names another, without membership. */
const ANSWERS: Record<string, number> = {
  // Depends on the person only.
  getSignedIn: 200,
  listSessions: 200,
  listAvailableWorkspaces: 200,
  checkSubdomain: 200,
  checkDomainDenial: 200,
  createWorkspace: 201,
  updateAccount: 204,
  changePassword: 204,
  requestEmailChange: 204,
  requestConfirmationCode: 200,
  confirmIdentity: 204,
  getSecondFactor: 200,
  setUpSecondFactor: 200,
  enableSecondFactor: 409,
  disableSecondFactor: 409,
  createRecoveryCodes: 409,
  listSignIns: 200,
  exportAccount: 200,
  deleteAccount: 204,
  revokeOtherSessions: 204,
  signOut: 204,
  startSsoConfirmation: 404,
  // No mail domain is that of the staff.
  listOwnSupport: 403,
  requestSupport: 403,
  endOwnSupport: 404,
  // Depends on the other workspace or its members.
  startHandover: 404,
  joinWorkspace: 404,
  createAccessToken: 401,
  createScimToken: 401,
  revokeScimToken: 401,
  setAuditRules: 401,
  getEnterpriseDashboard: 401,
  runRetention: 401,
  runProjectRetention: 401,
  getAuthorization: 401,
  createAuthorization: 401,
  confirmSharedAuth: 401,
  revokeSession: 404,
  deleteWorkspace: 401,
  getWorkspaceContents: 401,
  exportWorkspace: 401,
  keepWorkspace: 404,
  decideSupport: 401,
  createSsoConnection: 401,
  updateSsoConnection: 401,
  deleteSsoConnection: 401,
};

describe('session-only operations with the cookie of another workspace', () => {
  let test: SignInApp;
  let teamId: string;
  let sessionId: string;
  let secrets: string[];
  const ofAda = () =>
    test.database.query<Record<string, unknown>>(
      `SELECT a.*, ARRAY(SELECT s.id FROM session s WHERE s.account_id = a.id ORDER BY s.id) AS sessions FROM account a WHERE a.email = 'ada@acme.example'`,
    );

  beforeAll(async () => {
    test = await openSignInApp();
    const ada = await test.person('ada@acme.example');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    sessionId = (await ada.get('/me/sessions')).body.items[0].id;
    secrets = [
      sessionId,
      'ada@acme.example',
      (await ada.get('/me', 'localhost', { 'x-evident-workspace': teamId })).body.member.id,
    ];
  });
  afterAll(() => test.close());

  /** Returns a member of another workspace, signed in only at its host. */
  async function outsider(email: string): Promise<Visitor> {
    test.wait(3_600_001);
    const visitor = await test.person(email);
    const [found] = await test.database.query<{ id: string }>(`SELECT id FROM team WHERE subdomain = 'other-people'`);
    const id = found?.id ?? (await visitor.post('/workspaces', { name: 'Other people' })).body.id;
    if (found) {
      await test.database.query(
        `INSERT INTO member (id, team_id, account_id, name, email, role, created_at) SELECT gen_random_uuid(), $1, a.id, a.name, a.email, 'MANAGER', now() FROM account a WHERE a.email = $2`,
        [id, email],
      );
    }
    const { body } = await visitor.post('/auth/handover', { teamId: id });
    await visitor.post('/auth/handover/finish', { code: body.code }, HOST);
    return visitor;
  }

  const bodyOf = (id: string, email: string): object | undefined =>
    (
      {
        startHandover: { teamId },
        startSsoConfirmation: { connectionId: teamId },
        requestSupport: { workspace: 'acme-research', reason: 'Ticket', hours: 1 },
        createAccessToken: { name: 'Mine', scopes: ['read'] },
        createWorkspace: { name: `Made by ${id}` },
        updateAccount: { name: 'Eve' },
        enableSecondFactor: { code: '123456' },
        deleteAccount: { email },
        confirmIdentity: { method: 'PASSWORD', password: PASSWORD },
        changePassword: { currentPassword: PASSWORD, newPassword: 'Another password 2!' },
        requestEmailChange: { email: `new-${email}`, password: PASSWORD },
      } as Record<string, object>
    )[id];

  it('is all in this table', () => {
    expect(people.map(({ id }) => id).sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it.each(people.map((operation) => [operation.id, ANSWERS[operation.id]!, operation] as const))(
    '%s is answered %i, and nothing of the other workspace is told or written',
    async (id, status, { method, path }) => {
      const email = `eve-${id.toLowerCase()}@elsewhere.example`;
      const eve = await outsider(email);
      const before = [await stateOf(test, teamId), await ofAda()];
      const query = { checkSubdomain: '?wish=acme-research', checkDomainDenial: '?domain=acme.example' }[id] ?? '';
      const address =
        path.replace('{sessionId}', sessionId).replace('{teamId}', teamId).replace('{accessId}', teamId) + query;
      const answer = await eve.send(method, address, bodyOf(id, email), HOST, { 'x-evident-workspace': teamId });
      expect([answer.status, answer.body?.errors]).toEqual([status, status < 300 ? undefined : expect.any(Array)]);
      for (const secret of secrets) expect(JSON.stringify(answer.body ?? '')).not.toContain(secret);
      expect([await stateOf(test, teamId), await ofAda()]).toEqual(before);
    },
  );
});
