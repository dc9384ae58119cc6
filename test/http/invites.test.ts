import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';
import { until } from '../support/waiting.ts';

describe('invites', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  let here: Record<string, string>;

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    here = { 'x-evident-workspace': teamId };
  });
  afterAll(() => test.close());
  beforeEach(() => test.wait(3_600_001));
  const mailsTo = (email: string): number => test.mails.filter(({ to }) => to === email).length;
  const send = (emails: string[], from = ada, workspace = here) =>
    from.post('/invites', { emails, role: 'CONTRIBUTOR' }, 'localhost', workspace);
  /** Invites a new person and waits for the mail. */
  async function invite(email: string, more: object = {}) {
    const before = mailsTo(email);
    const answer = await ada.post('/invites', { emails: [email], role: 'CONTRIBUTOR', ...more }, 'localhost', here);
    await until(() => mailsTo(email) > before);
    return answer;
  }

  it('create an account and a membership, and sign the person in', async () => {
    expect((await invite('new@example.org', { workspaceAdmin: true })).status).toBe(201);
    expect(test.mails.at(-1)).toMatchObject({ to: 'new@example.org', subject: 'ada invites you to Acme Research' });
    const token = test.linkTo('new@example.org');
    const visitor = test.visitor();
    expect((await visitor.post('/auth/invite-preview', { token })).body).toEqual({
      teamId,
      teamName: 'Acme Research',
      invitedBy: 'ada',
      email: 'new@example.org',
      role: 'CONTRIBUTOR',
      hasAccount: false,
      provesAddress: true,
    });
    expect((await visitor.post('/auth/accept-invite', { token, password: 'weak' })).status).toBe(400);
    const { status, body } = await visitor.post('/auth/accept-invite', {
      token,
      name: 'New Person',
      password: PASSWORD,
    });
    expect([status, body.teamId, body.name]).toEqual([200, teamId, 'New Person']);
    expect((await visitor.get('/me', 'localhost', here)).body.member).toMatchObject({
      name: 'New Person',
      role: 'CONTRIBUTOR',
      workspaceAdmin: true,
    });
    expect((await test.visitor().post('/auth/sign-in', { email: 'new@example.org', password: PASSWORD })).status).toBe(
      200,
    );
    expect((await visitor.post('/auth/accept-invite', { token })).status).toBe(404);
  });

  it('accept a copied link, which creates no account and is replaced by the next; the mailed link still works', async () => {
    const { body } = await invite('copied@example.org');
    const inviteId = body.invites[0].id;
    const mailed = test.linkTo('copied@example.org');
    const link = () => ada.put(`/invites/${inviteId}/link`, {}, 'localhost', here);
    const tokenOf = ({ body: { url } }: { body: { url: string } }) => url.split('#token=')[1]!;
    const first = tokenOf(await link());
    const second = tokenOf(await link());
    const visitor = test.visitor();
    expect((await visitor.post('/auth/invite-preview', { token: first })).status).toBe(404);
    expect((await visitor.post('/auth/invite-preview', { token: second })).body).toMatchObject({
      email: 'copied@example.org',
      hasAccount: false,
      provesAddress: false,
    });
    expect((await visitor.post('/auth/accept-invite', { token: second, password: PASSWORD })).status).toBe(401);
    expect(await test.database.query(`SELECT 1 FROM account WHERE email = 'copied@example.org'`)).toEqual([]);
    expect(
      (await (await test.person('somebody@example.org')).post('/auth/accept-invite', { token: second })).status,
    ).toBe(409);
    expect((await visitor.post('/auth/invite-preview', { token: mailed })).body.provesAddress).toBe(true);
    const invited = await test.person('copied@example.org');
    expect((await invited.post('/auth/accept-invite', { token: second })).status).toBe(200);
    expect((await link()).status).toBe(409);
    expect(
      await test.database.query(`SELECT 1 FROM audit_entry WHERE action = 'invite:link-created' AND object_id = $1`, [
        inviteId,
      ]),
    ).toHaveLength(2);
  });

  it('leave no account behind if admission fails', async () => {
    await invite('halfway@example.org');
    const token = test.linkTo('halfway@example.org');
    await test.database.query(
      `CREATE FUNCTION no_halfway() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$`,
    );
    await test.database.query(
      `CREATE TRIGGER no_halfway BEFORE INSERT ON member FOR EACH ROW WHEN (NEW.email = 'halfway@example.org') EXECUTE FUNCTION no_halfway()`,
    );
    expect((await test.visitor().post('/auth/accept-invite', { token, password: PASSWORD })).status).toBe(500);
    expect(await test.database.query(`SELECT 1 FROM account WHERE email = 'halfway@example.org'`)).toEqual([]);
    await test.database.query('DROP FUNCTION no_halfway CASCADE');
    const visitor = test.visitor();
    expect((await visitor.post('/auth/accept-invite', { token, password: PASSWORD })).status).toBe(200);
    expect((await visitor.get('/me', 'localhost', here)).status).toBe(200);
  });

  it('ask people with an account to sign in with the invited address', async () => {
    const bob = await test.person('bob@example.org');
    await invite('bob@example.org', { role: 'VIEWER' });
    const token = test.linkTo('bob@example.org');
    expect((await test.visitor().post('/auth/invite-preview', { token })).body.hasAccount).toBe(true);
    expect((await test.visitor().post('/auth/accept-invite', { token })).body.errors[0].title).toBe(
      'Sign in to accept',
    );
    expect((await (await test.person('eve@example.org')).post('/auth/accept-invite', { token })).status).toBe(409);
    expect((await bob.post('/auth/accept-invite', { token })).status).toBe(200);
    expect((await bob.get('/me', 'localhost', here)).body.member.role).toBe('VIEWER');
  });

  it('are listed among the workspaces to join, and can be accepted there', async () => {
    const cal = await test.person('cal@example.org');
    await send(['Cal@Example.org']);
    expect((await cal.get('/workspaces/available')).body.items).toMatchObject([
      { type: 'INVITE', id: teamId, inviteId: expect.any(String), invitedBy: 'ada' },
    ]);
    expect((await cal.post(`/workspaces/${teamId}/join`)).body.role).toBe('CONTRIBUTOR');
    expect((await test.visitor().post('/auth/invite-preview', { token: test.linkTo('cal@example.org') })).status).toBe(
      404,
    );
  });

  it('stop working when revoked, expired or sent again', async () => {
    const works = async (token: string): Promise<boolean> =>
      (await test.visitor().post('/auth/invite-preview', { token })).status === 200;
    const { body } = await invite('dan@example.org');
    const first = test.linkTo('dan@example.org');
    await invite('dan@example.org');
    const second = test.linkTo('dan@example.org');
    expect([await works(first), await works(second)]).toEqual([false, true]);
    const { body: list } = await ada.get('/invites', 'localhost', here);
    const open = list.items.filter(({ email }: { email: string }) => email === 'dan@example.org');
    expect(open).toMatchObject([{ state: 'PENDING', role: 'CONTRIBUTOR' }]);
    expect(body.invites[0].id).not.toBe(open[0].id);
    expect((await ada.delete(`/invites/${open[0].id}`, 'localhost', here)).status).toBe(204);
    expect(await works(second)).toBe(false);
    await invite('dan@example.org');
    test.wait(14 * 86_400_000);
    expect(await works(test.linkTo('dan@example.org'))).toBe(false);
    expect((await ada.get('/invites', 'localhost', here)).body.items[0]).toMatchObject({
      email: 'dan@example.org',
      state: 'EXPIRED',
    });
  });

  it('are refused for existing members', async () => {
    const { body } = await send(['ada@example.org']);
    expect(body).toEqual({ invites: [], alreadyMembers: ['ada@example.org'] });
  });

  it('are mailed separately, so that a bounced one delays no others', async () => {
    test.undeliverable.add('aaron@example.org');
    expect((await send(['aaron@example.org', 'zoe@example.org'])).status).toBe(201);
    await until(() => mailsTo('zoe@example.org') === 1);
    test.undeliverable.delete('aaron@example.org');
    await until(() => mailsTo('aaron@example.org') === 1, 30_000);
    expect(
      (await test.visitor().post('/auth/invite-preview', { token: test.linkTo('aaron@example.org') })).status,
    ).toBe(200);
  });

  it('are limited to 100 a day per account across its workspaces; a batch beyond sends none', async () => {
    const eve = await test.person('relay@example.org');
    const [one, other] = [
      (await eve.post('/workspaces', { name: 'First relay' })).body.id,
      (await eve.post('/workspaces', { name: 'Second relay' })).body.id,
    ];
    const batch = (first: number, size: number) =>
      Array.from({ length: size }, (_, n) => `p${first + n}@elsewhere.example`);
    const statuses = [];
    for (const [workspace, emails] of [
      [one, batch(0, 50)],
      [other, batch(50, 49)],
      [one, batch(99, 2)],
      [one, batch(99, 1)],
      [other, batch(100, 1)],
    ] as const) {
      statuses.push((await send([...emails], eve, { 'x-evident-workspace': workspace })).status);
    }
    expect(statuses).toEqual([201, 201, 429, 201, 429]);
    expect(
      await test.database.query(`SELECT count(*)::int AS n FROM invite WHERE email LIKE '%@elsewhere.example'`),
    ).toEqual([{ n: 100 }]);
  });

  it('are limited to 5 a day per address, across senders', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send(['often@elsewhere.example'])).status).toBe(201);
    const { status, body } = await send(['often@elsewhere.example', 'seldom@elsewhere.example']);
    expect([status, body.errors[0].message]).toEqual([429, 'Wait 1440 minutes, or leave often@elsewhere.example out.']);
    expect((await send(['seldom@elsewhere.example'])).status).toBe(201);
  });

  it('are sent and seen by admins only', async () => {
    const fay = await test.person('fay@example.org');
    await send(['fay@example.org']);
    await fay.post(`/workspaces/${teamId}/join`);
    for (const answer of [
      fay.post('/invites', { emails: ['x@example.org'], role: 'VIEWER' }, 'localhost', here),
      fay.get('/invites', 'localhost', here),
    ]) {
      expect(await answer).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'Forbidden', title: 'Only workspace admins can do this' }] },
      });
    }
    expect(test.mails.some(({ to }) => to === 'x@example.org')).toBe(false);
  });
});
