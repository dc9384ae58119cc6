import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('account', () => {
  let test: SignInApp;
  let ada: Visitor;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    test = await openSignInApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.wait(3_600_001);
    email = `ada${(count += 1)}@example.org`;
    ada = await test.person(email);
  });
  const workspace = async (visitor: Visitor, name: string): Promise<Record<string, string>> => ({
    'x-evident-workspace': (await visitor.post('/workspaces', { name })).body.id,
  });
  const join = async (
    owner: Visitor,
    here: Record<string, string>,
    address: string,
    workspaceAdmin: boolean,
  ): Promise<Visitor> => {
    await owner.post('/invites', { emails: [address], role: 'MANAGER', workspaceAdmin }, 'localhost', here);
    const person = await test.person(address);
    await person.post(`/workspaces/${here['x-evident-workspace']}/join`);
    return person;
  };

  it('is exported with all of its data, without secrets', async () => {
    const here = await workspace(ada, `Lab ${count}`);
    const {
      body: { token },
    } = await ada.post('/me/tokens', { name: 'Nightly', scopes: ['read'] }, 'localhost', here);
    const {
      body: { id: projectId },
    } = await ada.post('/projects', { title: 'Interviews' }, 'localhost', here);
    await ada.post(`/projects/${projectId}/notes`, { title: 'Ben’s interview' }, 'localhost', here);
    const {
      status,
      body: { account },
    } = await ada.get('/me/export');
    expect([status, account]).toMatchObject([
      200,
      {
        profile: { email, name: email.split('@')[0], hasPassword: true, secondFactor: { enabledAt: null } },
        sessions: [{ current: true }],
        signInHistory: [{ action: 'account:exported' }, { action: 'sign-in:succeeded', method: 'LINK' }],
        workspaces: [
          {
            name: `Lab ${count}`,
            role: 'MANAGER',
            workspaceAdmin: true,
            accessTokens: [{ name: 'Nightly' }],
            projects: [{ id: projectId, title: 'Interviews' }],
            notes: [{ title: 'Ben’s interview' }],
          },
        ],
      },
    ]);
    const kept = await test.database.query<{ secret: string }>(
      `SELECT secret_hash AS secret FROM session UNION SELECT secret_hash FROM access_token UNION SELECT password_hash FROM account`,
    );
    for (const { secret } of [...kept, { secret: token.split('.')[2] }])
      expect(JSON.stringify(account)).not.toContain(secret);
    test.wait(10 * 60_000 + 1);
    expect((await ada.get('/me/export')).status).toBe(403);
  });

  it('is exported without titles the person can no longer see', async () => {
    const here = await workspace(ada, `Lab ${count}`);
    const ben = await join(ada, here, `ben-${email}`, false);
    const benId = (await ben.get('/me', 'localhost', here)).body.member.id;
    const folderId = (await ada.post('/folders', { title: 'Plans', private: true }, 'localhost', here)).body.id;
    const projectId = (await ada.post('/projects', { title: 'Layoffs', private: true }, 'localhost', here)).body.id;
    const inFolder = (await ada.post('/projects', { title: 'Raises', folderId }, 'localhost', here)).body.id;
    const grant = (level: string) =>
      Promise.all(
        [`/projects/${projectId}/access`, `/folders/${folderId}/access`].map((path) =>
          ada.put(path, { kind: 'user', id: benId, level }, 'localhost', here),
        ),
      );
    await grant('WRITE');
    for (const id of [projectId, inFolder])
      await ben.post(`/projects/${id}/notes`, { title: `Note of ${id}` }, 'localhost', here);
    const notes = async () =>
      (await ben.get('/me/export')).body.account.workspaces[0].notes
        .map(({ title }: { title: string | null }) => title)
        .sort();
    expect(await notes()).toEqual([projectId, inFolder].map((id) => `Note of ${id}`).sort());
    await grant('none');
    expect(await notes()).toEqual([null, null]);
  });

  it('is deleted with all credentials; its work stays under “Deleted user”', async () => {
    const here = await workspace(ada, `Lab ${count}`);
    const ben = await join(ada, here, `ben-${email}`, true);
    const {
      body: { id: projectId },
    } = await ada.post('/projects', { title: 'Interviews', private: false }, 'localhost', here);
    const {
      body: { token },
    } = await ada.post('/me/tokens', { name: 'Nightly', scopes: ['read'] }, 'localhost', here);
    await ada.post('/me/second-factor');
    const memberId = (await ada.get('/me', 'localhost', here)).body.member.id;
    const [{ id }] = (await test.database.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
      email,
    ])) as [{ id: string }];
    expect((await ada.post('/me/deletion', { email: 'other@example.org' })).body.errors[0].title).toBe(
      'The address does not match',
    );
    expect((await ada.post('/me/deletion', { email: email.toUpperCase() })).status).toBe(204);
    expect((await ada.get('/auth/session')).status).toBe(401);
    expect((await test.visitor().get('/me', 'localhost', { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await test.visitor().post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(401);
    expect((await ben.get(`/members/${memberId}`, 'localhost', here)).body).toMatchObject({
      name: 'Deleted user',
      email: '',
      pictureFileId: null,
      removed: true,
    });
    expect(await test.database.query('SELECT created_by FROM project WHERE id = $1', [projectId])).toEqual([
      { created_by: memberId },
    ]);
    for (const table of ['session', 'second_factor', 'account_event', 'known_browser', 'one_time_code'])
      expect(await test.database.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [id])).toEqual([]);
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Your account was deleted' });
    expect(
      (await test.person(email)) && (await test.database.query('SELECT id FROM account WHERE email = $1', [email])),
    ).not.toEqual([{ id }]);
  });

  it('is not deleted while it is the only admin of a workspace, and the refusal names it with a fix', async () => {
    const alone = await workspace(ada, `Alone ${count}`);
    const here = await workspace(ada, `Shared ${count}`);
    const ben = await join(ada, here, `ben-${email}`, false);
    const refused = await ada.post('/me/deletion', { email });
    expect([refused.status, refused.body.errors[0].title]).toEqual([
      409,
      `You are the only admin of “Alone ${count}”, “Shared ${count}”`,
    ]);
    expect((await ada.get('/auth/session')).body.workspaces).toHaveLength(2);
    const benId = (await ben.get('/me', 'localhost', here)).body.member.id;
    expect((await ada.patch(`/members/${benId}`, { workspaceAdmin: true }, 'localhost', here)).status).toBe(204);
    expect((await ada.post('/me/deletion', { email })).body.errors).toEqual([
      {
        code: 'InvalidOperation',
        title: `You are the only admin of “Alone ${count}”`,
        message: 'Make another member an admin there, or delete the workspace first.',
      },
    ]);
    expect((await ada.post('/workspace/deletion', { name: `Alone ${count}` }, 'localhost', alone)).status).toBe(204);
    expect((await ada.post('/me/deletion', { email })).status).toBe(204);
    expect((await ben.get('/members', 'localhost', here)).body.items).toHaveLength(1);
  });

  it('is not deleted without a recent confirmation', async () => {
    test.wait(10 * 60_000 + 1);
    expect((await ada.post('/me/deletion', { email })).status).toBe(403);
  });
});
