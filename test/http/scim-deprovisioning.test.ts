import { type ScimWorkspace, type SignInApp, openSignInApp, scimWorkspace } from '../support/scim-world.ts';
import type { Visitor } from '../support/visitor.ts';
import { until } from '../support/waiting.ts';

const ENDED = 'Your access to this workspace has ended';

describe('deprovisioning', () => {
  let test: SignInApp;
  let acme: ScimWorkspace;
  let count = 0;

  beforeAll(async () => {
    test = await openSignInApp();
    acme = await scimWorkspace(test, 'ada@example.org', 'Acme Research');
  });
  afterAll(() => test.close());

  const active = (id: string, value: boolean) =>
    acme.directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value }]);
  const asAda = {
    get: async (path: string) => (await acme.admin.get(path, 'localhost', acme.here)).body,
  };

  /** A contributor who was provisioned and accepted the invite. */
  async function member(role = 'CONTRIBUTOR'): Promise<{ id: string; email: string; browser: Visitor }> {
    count += 1;
    const email = `member${count}@members.example`;
    const { body } = await acme.directory.user(email, { displayName: `Member ${count}`, roles: [{ value: role }] });
    await until(() => test.linkTo(email) !== '');
    const browser = test.visitor(`203.0.113.${count}`);
    const accepted = await browser.post('/auth/accept-invite', { token: test.linkTo(email) });
    expect(accepted.status).toBe(200);
    return { id: body.id, email, browser };
  }
  const works = async (browser: Visitor) => (await browser.get('/me', 'localhost', acme.here)).status;

  it('invited people accept into the member that the directory added, with name and role', async () => {
    const { id, browser } = await member();
    const { body } = await browser.get('/me', 'localhost', acme.here);
    expect(body.member).toMatchObject({ id, role: 'CONTRIBUTOR', name: `Member ${count}`, suspended: false });
  });

  it('ends what a suspended member can do at once: session, token, hand-over, join and list of workspaces', async () => {
    const { id, browser, email } = await member();
    const { token } = (await browser.post('/me/tokens', { name: 'x', scopes: ['read'] }, 'localhost', acme.here)).body;
    const byToken = () => test.visitor().get('/me', 'localhost', { authorization: `Bearer ${token}` });
    expect([await works(browser), (await byToken()).status]).toEqual([200, 200]);
    const { status, body } = await active(id, false);
    expect([status, body.active]).toEqual([200, false]);
    expect([await works(browser), (await byToken()).status]).toEqual([401, 401]);
    expect((await browser.get('/auth/session')).body.workspaces).toEqual([]);
    expect((await browser.post('/auth/handover', { teamId: acme.teamId, path: '/home' })).status).toBe(404);
    await acme.admin.patch('/workspace', { joinDomains: ['@members.example'] }, 'localhost', acme.here);
    const joined = await browser.post(`/workspaces/${acme.teamId}/join`, {});
    expect([joined.status, joined.body.errors?.[0].title]).toEqual([403, ENDED]);
    expect(await asAda.get(`/members/${id}`)).toMatchObject({ suspended: true, removed: false, email });
  });

  it('lets a reactivated member act again with the same access; tokens stay revoked', async () => {
    const { id, browser } = await member();
    const projectId = (await browser.post('/projects', { title: 'Kept', private: true }, 'localhost', acme.here)).body
      .id;
    const { token } = (await browser.post('/me/tokens', { name: 'x', scopes: ['read'] }, 'localhost', acme.here)).body;
    await active(id, false);
    await active(id, true);
    expect(await works(browser)).toBe(200);
    expect((await browser.get(`/projects/${projectId}`, 'localhost', acme.here)).status).toBe(200);
    expect((await test.visitor().get('/me', 'localhost', { authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('hands projects without another manager to the longest-serving admin, or to the chosen heir', async () => {
    const [leaver, heir] = [await member(), await member()];
    const project = async (owner: Visitor, title: string) =>
      (await owner.post('/projects', { title, private: true }, 'localhost', acme.here)).body.id;
    const first = await project(leaver.browser, 'Pricing');
    expect((await acme.admin.get(`/projects/${first}`, 'localhost', acme.here)).status).toBe(404);
    await active(leaver.id, false);
    expect((await acme.admin.get(`/projects/${first}`, 'localhost', acme.here)).status).toBe(200);

    await acme.admin.patch('/provisioning', { heirId: heir.id }, 'localhost', acme.here);
    const second = await member();
    const shared = await project(second.browser, 'Shared');
    const alone = await project(second.browser, 'Alone');
    const grant = { kind: 'user', id: leaver.id, level: 'FULL' };
    await active(leaver.id, true);
    await second.browser.put(`/projects/${shared}/access`, grant, 'localhost', acme.here);
    expect((await acme.directory.send('DELETE', `/Users/${second.id}`)).status).toBe(204);
    expect((await heir.browser.get(`/projects/${alone}`, 'localhost', acme.here)).status).toBe(200);
    expect((await heir.browser.get(`/projects/${shared}`, 'localhost', acme.here)).status).toBe(404);
    const { items } = await asAda.get('/audit-entries?area=access');
    expect(items.map(({ detail }: { detail: object }) => detail)).toContainEqual(
      expect.objectContaining({ by: 'scim', from: second.id, to: heir.id }),
    );
  });

  it('removes a deleted user for good; the directory can provision the person again as a new member', async () => {
    const { id, email, browser } = await member();
    expect((await acme.directory.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await acme.directory.get(`/Users/${id}`)).status).toBe(404);
    expect((await acme.directory.send('DELETE', `/Users/${id}`)).status).toBe(404);
    expect(await works(browser)).toBe(401);
    expect(await asAda.get(`/members/${id}`)).toMatchObject({ name: 'Deleted user', removed: true });
    const again = await acme.directory.user(email);
    expect([again.status, again.body.id === id]).toEqual([201, false]);
  });

  it('keeps the last admin', async () => {
    for (const answer of [
      await active(acme.adminId, false),
      await acme.directory.send('DELETE', `/Users/${acme.adminId}`),
    ])
      expect([answer.status, answer.body.detail]).toEqual([
        409,
        'The workspace needs an admin. Make someone else an admin first.',
      ]);
    expect(await works(acme.admin)).toBe(200);
  });

  it('gives roles by group, and takes them back with the group', async () => {
    const { id } = await member('VIEWER');
    const { body: group } = await acme.directory.group('Admins', [id]);
    const set = await acme.admin.put(
      `/provisioning/groups/${group.id}`,
      { role: 'MANAGER', workspaceAdmin: true },
      'localhost',
      acme.here,
    );
    expect(set.status).toBe(204);
    expect(await asAda.get(`/members/${id}`)).toMatchObject({ role: 'MANAGER', workspaceAdmin: true });
    await acme.directory.patch(`/Groups/${group.id}`, [{ op: 'remove', path: 'members', value: [{ value: id }] }]);
    expect(await asAda.get(`/members/${id}`)).toMatchObject({ role: 'VIEWER', workspaceAdmin: false });
  });

  it('locks groups of the directory for changes by hand', async () => {
    const { id } = await member();
    const { body: group } = await acme.directory.group('Locked', [id]);
    const byHand = [
      await acme.admin.patch(`/groups/${group.id}`, { name: 'Mine' }, 'localhost', acme.here),
      await acme.admin.put(`/groups/${group.id}/members/${acme.adminId}`, {}, 'localhost', acme.here),
      await acme.admin.delete(`/groups/${group.id}/members/${id}`, 'localhost', acme.here),
      await acme.admin.delete(`/groups/${group.id}`, 'localhost', acme.here),
    ];
    for (const { status, body } of byHand)
      expect([status, body.errors[0].title]).toEqual([409, 'Your directory manages this group']);
    const { items } = await asAda.get('/groups');
    expect(items.find(({ id: each }: { id: string }) => each === group.id)).toMatchObject({ managedBy: 'SCIM' });
    expect((await acme.directory.send('DELETE', `/Groups/${group.id}`)).status).toBe(204);
  });

  it('writes each step into the audit log, as the directory and not as a member', async () => {
    const { id } = await member();
    await active(id, false);
    const { items } = await asAda.get(`/audit-entries?memberId=${id}`);
    expect(items[0]).toMatchObject({
      action: 'member:suspended',
      actorId: null,
      objectId: id,
      detail: { by: 'scim', from: 'active', to: 'suspended' },
    });
  });
});
