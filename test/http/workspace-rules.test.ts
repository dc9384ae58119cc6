import { Secret, TOTP } from 'otpauth';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('rules of a workspace', () => {
  let test: SignInApp;
  let ada: Visitor;
  let ben: Visitor;
  let teamId: string;
  let benId: string;
  const HOST = 'acme-research.localhost';
  const here = (more = {}) => ({ 'x-evident-workspace': teamId, ...more });
  const get = async (path: string, visitor = ada) => visitor.get(path, 'localhost', here());
  const post = async (path: string, body?: object, visitor = ada) => visitor.post(path, body, 'localhost', here());
  const set = (change: object, visitor = ada) => visitor.patch('/workspace', change, 'localhost', here());
  const title = async (answer: Promise<{ status: number; body: { errors: { title: string }[] } }>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.title];
  };
  const secondFactor = async (visitor: Visitor) => {
    const { secret } = (await visitor.post('/me/second-factor')).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
    return (await visitor.put('/me/second-factor', { code })).status;
  };

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@acme.example');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    await post('/invites', { emails: ['ben@elsewhere.example'], role: 'CONTRIBUTOR' });
    ben = await test.person('ben@elsewhere.example');
    await ben.post(`/workspaces/${teamId}/join`);
    benId = (await get('/me', ben)).body.member.id;
  });
  afterAll(() => test.close());

  it('are read and changed by admins alone', async () => {
    for (const path of ['/workspace/rule-violations', '/workspace/rule-violations/GUESTS'])
      expect((await get(path, ben)).status).toBe(403);
    for (const change of [{ guestsAllowed: false }, { exportsAllowed: false }, { membersNeedSecondFactor: true }])
      expect((await set(change, ben)).status).toBe(403);
    expect((await ben.delete('/workspace/public-links', 'localhost', here())).status).toBe(403);
  });

  it('accept only people at the domains of the workspace where guests are off, and list those who are members', async () => {
    expect(await title(set({ guestsAllowed: false }))).toEqual([409, 'Add the domains of your organization first']);
    expect((await set({ joinDomains: ['@acme.example'] })).status).toBe(204);
    expect((await get('/workspace/rule-violations')).body).toMatchObject({ guests: 1, domains: ['acme.example'] });
    const { items } = (await get('/workspace/rule-violations/GUESTS')).body;
    expect(items).toEqual([
      expect.objectContaining({ id: benId, email: 'ben@elsewhere.example', objectType: null, objectId: null }),
    ]);
    await post('/invites', { emails: ['eve@elsewhere.example'], role: 'VIEWER' });
    expect((await set({ guestsAllowed: false })).status).toBe(204);
    const refused = [403, 'Guests are off in this workspace'];
    expect(await title(post('/invites', { emails: ['eva@elsewhere.example'], role: 'VIEWER' }))).toEqual(refused);
    const eve = await test.person('eve@elsewhere.example');
    expect(await title(eve.post(`/workspaces/${teamId}/join`))).toEqual(refused);
    expect((await post('/invites', { emails: ['cy@acme.example'], role: 'VIEWER' })).status).toBe(201);
    expect((await get('/projects', ben)).status).toBe(200);
  });

  it('refuse every export where exports are off, to members and programs', async () => {
    const projectId = (await post('/projects', { title: 'Study' })).body.id;
    const token = (await post('/me/tokens', { name: 'Script', scopes: ['read'] })).body.token;
    const download = async (path: string) =>
      (
        await test.app
          .getHttpAdapter()
          .getInstance()
          .inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })
      ).statusCode;
    const highlights = `/projects/${projectId}/highlights/export`;
    expect(await download(highlights)).toBe(200);
    expect((await set({ exportsAllowed: false })).status).toBe(204);
    const refused = [403, 'Exports are off in this workspace'];
    expect(await download(highlights)).toBe(403);
    for (const path of [highlights, '/people/export']) expect(await title(get(path))).toEqual(refused);
    expect(await download('/audit-entries/export')).toBe(200);
    expect((await set({ exportsAllowed: true })).status).toBe(204);
    expect(await download('/people/export')).toBe(200);
  });

  it('list public links, and turn them all off', async () => {
    const projectId = (await post('/projects', { title: 'Shared' })).body.id;
    const objectId = (await post(`/projects/${projectId}/notes`, { title: 'Call' })).body.id;
    const { token, id } = (await post('/share-links', { objectType: 'note', objectId })).body;
    expect((await get('/workspace/rule-violations')).body.publicLinks).toBe(1);
    expect((await get('/workspace/rule-violations/PUBLIC_LINKS')).body.items).toEqual([
      expect.objectContaining({ id, objectType: 'note', objectId, name: 'ada' }),
    ]);
    expect((await ada.delete('/workspace/public-links', 'localhost', here())).status).toBe(204);
    expect((await test.visitor().get(`/public/${token}`)).status).toBe(404);
    expect((await get('/workspace/rule-violations')).body.publicLinks).toBe(0);
    expect((await get('/audit-entries?action=share-links:ended')).body.items).toHaveLength(1);
  });

  it('require two-step sign-in of all members, who can do nothing but set it up', async () => {
    expect(await title(set({ membersNeedSecondFactor: true }))).toEqual([
      409,
      'Set up two-step sign-in for yourself first',
    ]);
    expect(await secondFactor(ada)).toBe(200);
    expect((await get('/workspace/rule-violations/SECOND_FACTOR')).body.items).toMatchObject([{ id: benId }]);
    expect((await set({ membersNeedSecondFactor: true })).status).toBe(204);
    const refused = [403, 'Set up two-step sign-in first'];
    for (const answer of [get('/projects', ben), post('/projects', { title: 'Mine' }, ben), get('/members', ben)])
      expect(await title(answer)).toEqual(refused);
    expect((await get('/me', ben)).body).toMatchObject({ secondFactorNeeded: true });
    expect(await secondFactor(ben)).toBe(200);
    expect((await get('/projects', ben)).status).toBe(200);
    expect((await set({ membersNeedSecondFactor: false })).status).toBe(204);
  });

  it('end the sessions of a member in this workspace alone, until they sign in again', async () => {
    const other = (await ben.post('/workspaces', { name: 'Other' })).body.id;
    const elsewhere = () => ben.get('/projects', 'localhost', { 'x-evident-workspace': other });
    const end = (visitor: Visitor) => visitor.delete(`/members/${benId}/sessions`, 'localhost', here());
    expect((await end(ben)).status).toBe(403);
    expect((await end(ada)).status).toBe(204);
    expect((await get('/projects', ben)).status).toBe(401);
    expect((await elsewhere()).status).toBe(200);
    expect(await title(ben.post('/auth/handover', { teamId }))).toEqual([
      403,
      'An admin ended your sessions in this workspace',
    ]);
    expect((await ben.get('/me', HOST)).status).toBe(401);
    expect((await get('/audit-entries?action=member:sessions-ended')).body.items).toMatchObject([{ objectId: benId }]);
    expect((await get('/projects')).status).toBe(200);
  });
});
