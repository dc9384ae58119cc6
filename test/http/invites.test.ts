import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

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
  const invite = (email: string, more: object = {}) => ada.post('/invites', { emails: [email], role: 'CONTRIBUTOR', ...more }, 'localhost', here);

  it('make an account and a member of who has none, and sign them in', async () => {
    expect((await invite('new@example.org', { workspaceAdmin: true })).status).toBe(201);
    expect(test.mails.at(-1)).toMatchObject({ to: 'new@example.org', subject: 'ada invites you to Acme Research' });
    const token = test.linkTo('new@example.org');
    const visitor = test.visitor();
    expect((await visitor.post('/auth/invite-preview', { token })).body).toEqual({ teamId, teamName: 'Acme Research', invitedBy: 'ada', email: 'new@example.org', role: 'CONTRIBUTOR', hasAccount: false });
    expect((await visitor.post('/auth/accept-invite', { token, password: 'weak' })).status).toBe(400);
    const { status, body } = await visitor.post('/auth/accept-invite', { token, name: 'New Person', password: PASSWORD });
    expect([status, body.teamId, body.name]).toEqual([200, teamId, 'New Person']);
    expect((await visitor.get('/me', 'localhost', here)).body.member).toMatchObject({ name: 'New Person', role: 'CONTRIBUTOR', workspaceAdmin: true });
    expect((await test.visitor().post('/auth/sign-in', { email: 'new@example.org', password: PASSWORD })).status).toBe(200);
    expect((await visitor.post('/auth/accept-invite', { token })).status).toBe(404);
  });

  it('ask who has an account to sign in with the invited address', async () => {
    const bob = await test.person('bob@example.org');
    await invite('bob@example.org', { role: 'VIEWER' });
    const token = test.linkTo('bob@example.org');
    expect((await test.visitor().post('/auth/invite-preview', { token })).body.hasAccount).toBe(true);
    expect((await test.visitor().post('/auth/accept-invite', { token })).body.errors[0].title).toBe('Sign in to accept');
    expect((await (await test.person('eve@example.org')).post('/auth/accept-invite', { token })).status).toBe(409);
    expect((await bob.post('/auth/accept-invite', { token })).status).toBe(200);
    expect((await bob.get('/me', 'localhost', here)).body.member.role).toBe('VIEWER');
  });

  it('are among the workspaces one may join, and can be accepted there', async () => {
    const cal = await test.person('cal@example.org');
    await invite('Cal@Example.org', { role: 'MANAGER' });
    expect((await cal.get('/workspaces/available')).body.items).toMatchObject([{ type: 'INVITE', id: teamId, inviteId: expect.any(String), invitedBy: 'ada' }]);
    expect((await cal.post(`/workspaces/${teamId}/join`)).body.role).toBe('MANAGER');
    expect((await test.visitor().post('/auth/invite-preview', { token: test.linkTo('cal@example.org') })).status).toBe(404);
  });

  it('stop working when they are revoked, run out, or are sent again', async () => {
    const works = async (token: string): Promise<boolean> => (await test.visitor().post('/auth/invite-preview', { token })).status === 200;
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
    expect((await ada.get('/invites', 'localhost', here)).body.items[0]).toMatchObject({ email: 'dan@example.org', state: 'EXPIRED' });
  });

  it('are not needed by who is a member already', async () => {
    const { body } = await invite('ada@example.org');
    expect(body).toEqual({ invites: [], alreadyMembers: ['ada@example.org'] });
  });

  it('are for admins to send and see', async () => {
    const fay = await test.person('fay@example.org');
    await invite('fay@example.org', { role: 'MANAGER' });
    await fay.post(`/workspaces/${teamId}/join`);
    for (const answer of [fay.post('/invites', { emails: ['x@example.org'], role: 'VIEWER' }, 'localhost', here), fay.get('/invites', 'localhost', here)]) {
      expect(await answer).toMatchObject({ status: 403, body: { errors: [{ code: 'Forbidden', title: 'Only workspace admins can do this' }] } });
    }
    expect(test.mails.some(({ to }) => to === 'x@example.org')).toBe(false);
  });
});
