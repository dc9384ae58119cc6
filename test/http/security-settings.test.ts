import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('security settings of a workspace', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  const HOST = 'acme-research.localhost';
  const here = () => ({ 'x-evident-workspace': teamId });
  const set = (change: object, visitor = ada) => visitor.patch('/workspace', change, 'localhost', here());
  const title = async (answer: Promise<{ status: number; body: { errors: { title: string }[] } }>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.title];
  };

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
  });
  afterAll(() => test.close());

  it('can refuse passwords, at once and everywhere, but not mailed links', async () => {
    const signIn = { email: 'ada@example.org', password: PASSWORD };
    const browser = test.visitor();
    await browser.post('/auth/sign-in', signIn);
    const enter = async () => {
      const started = await browser.post('/auth/handover', { teamId });
      if (started.status < 300) await browser.post('/auth/handover/finish', { code: started.body.code }, HOST);
      return started;
    };
    await enter();
    expect((await browser.get('/me', HOST)).status).toBe(200);

    expect((await set({ passwordAuthEnabled: false })).status).toBe(204);
    expect((await ada.get('/me', 'localhost', here())).body.workspace).toMatchObject({ passwordAuthEnabled: false });
    expect((await browser.get('/me', HOST)).status).toBe(401);
    expect((await browser.get('/me', 'localhost', here())).status).toBe(401);
    const refused = [403, 'This workspace does not accept passwords'];
    expect(await title(enter())).toEqual(refused);
    expect(await title(test.visitor().post('/auth/sign-in', signIn, HOST))).toEqual(refused);
    expect((await test.visitor().post('/auth/sign-in', signIn)).status).toBe(200);
    expect((await ada.get('/auth/environment', HOST)).body.team.passwordAuthEnabled).toBe(false);

    expect((await set({ passwordAuthEnabled: true })).status).toBe(204);
    await enter();
    expect((await browser.get('/me', HOST)).status).toBe(200);
  });

  it('can switch all public links off', async () => {
    const post = (path: string, body: object) => ada.post(path, body, 'localhost', here());
    const projectId = (await post('/projects', { title: 'Study' })).body.id;
    const objectId = (await post(`/projects/${projectId}/notes`, { title: 'Call' })).body.id;
    const link = { objectType: 'note', objectId };
    const { token, id } = (await post('/share-links', link)).body;
    const visit = () => test.visitor().get(`/public/${token}`);
    expect((await visit()).status).toBe(200);

    expect((await set({ linkSharingEnabled: false })).status).toBe(204);
    expect((await visit()).status).toBe(404);
    const refused = [409, 'Public links are off in this workspace'];
    const change = (body: object) => ada.patch(`/share-links/${id}`, body, 'localhost', here());
    expect(await title(post('/share-links', link))).toEqual(refused);
    expect((await change({ on: false })).status).toBe(200);
    expect(await title(change({ on: true }))).toEqual(refused);

    expect((await set({ linkSharingEnabled: true })).status).toBe(204);
    await change({ on: true });
    expect((await visit()).status).toBe(200);
  });

  it('are changed by admins alone', async () => {
    await ada.post('/invites', { emails: ['ben@example.org'], role: 'MANAGER' }, 'localhost', here());
    const ben = await test.person('ben@example.org');
    await ben.post(`/workspaces/${teamId}/join`);
    for (const change of [{ passwordAuthEnabled: false }, { linkSharingEnabled: false }])
      expect((await set(change, ben)).status).toBe(403);
  });
});
