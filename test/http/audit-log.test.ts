import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('audit log', () => {
  let test: SignInApp;
  let ada: Visitor;
  let ben: Visitor;
  let here: Record<string, string>;

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    here = { 'x-evident-workspace': (await ada.post('/workspaces', { name: 'Acme Research' })).body.id };
    await ada.post('/invites', { emails: ['ben@example.org'], role: 'CONTRIBUTOR' }, 'localhost', here);
    ben = await test.person('ben@example.org');
    await ben.post(`/workspaces/${here['x-evident-workspace']}/join`);
  });
  afterAll(() => test.close());
  const entries = async (query = '', visitor = ada) =>
    (await visitor.get(`/audit-entries${query}`, 'localhost', here)).body;

  it('shows admins sign-ins and failed attempts with their address', async () => {
    await test
      .visitor('198.51.100.7')
      .post('/auth/sign-in', { email: 'ben@example.org', password: 'Wrong password 1!' });
    await test.visitor('198.51.100.8').post('/auth/sign-in', { email: 'ben@example.org', password: PASSWORD });
    const { items } = await entries('?area=sign-in&limit=2');
    expect(items).toMatchObject([
      {
        action: 'sign-in:succeeded',
        actorName: 'ben',
        objectType: 'member',
        objectName: 'ben',
        region: 'us_b',
        detail: { ip: '198.51.100.8', method: 'PASSWORD', device: 'Test browser' },
      },
      {
        action: 'sign-in:failed',
        actorName: null,
        objectName: 'ben',
        detail: { ip: '198.51.100.7', method: 'PASSWORD' },
      },
    ]);
  });

  it('is hidden from other members and other workspaces', async () => {
    expect((await ben.get('/audit-entries', 'localhost', here)).status).toBe(403);
    const eve = await test.person('eve@example.org');
    const elsewhere = { 'x-evident-workspace': (await eve.post('/workspaces', { name: 'Elsewhere' })).body.id };
    const { items } = (await eve.get('/audit-entries', 'localhost', elsewhere)).body;
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['workspace:created']);
  });

  it('is filtered by area, member and time, and paged', async () => {
    const [{ actorId }] = (await entries('?area=workspace')).items;
    expect((await entries('?area=workspace')).items.map(({ action }: { action: string }) => action)).toEqual([
      'workspace:created',
    ]);
    const ofBen = (await entries('?area=member')).items[0].objectId;
    for (const { actorId: by, objectId } of (await entries(`?memberId=${ofBen}`)).items)
      expect([by, objectId]).toContain(ofBen);
    expect(ofBen).not.toBe(actorId);
    expect((await entries('?from=2100-01-01T00:00:00Z')).items).toEqual([]);
    expect((await entries('?until=2020-01-01T00:00:00Z')).items).toEqual([]);
    expect((await entries('?from=2100-01-01T00:00:00-23:59')).items).toEqual([]);
    expect((await entries('?until=1151-01-15T00:00:00%2B23:59')).items).toEqual([]);
    expect((await entries('?from=9999-12-31T23:59:59-18:28')).items).toEqual([]);
    const all = (await entries()).items.map(({ id }: { id: string }) => id);
    const paged: string[] = [];
    let next: string | null = null;
    do {
      const page: { items: { id: string }[]; next: string | null } = await entries(
        `?limit=1${next === null ? '' : `&cursor=${next}`}`,
      );
      paged.push(...page.items.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(paged).toEqual(all);
    expect((await ada.get('/audit-entries?area=x%27', 'localhost', here)).status).toBe(400);
  });

  it('records the first use of an access token per day and address, not each request', async () => {
    const {
      body: { token },
    } = await ada.post('/me/tokens', { name: 'Nightly', scopes: ['read'] }, 'localhost', here);
    for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.1'])
      expect((await test.visitor(ip).get('/me', 'localhost', { authorization: `Bearer ${token}` })).status).toBe(200);
    const used = async () =>
      (await entries('?area=token')).items
        .filter(({ action }: { action: string }) => action === 'token:used')
        .map(({ detail }: { detail: object }) => detail);
    expect(await used()).toEqual([
      { name: 'Nightly', ip: '203.0.113.2' },
      { name: 'Nightly', ip: '203.0.113.1' },
    ]);
    await test.database.query('ALTER TABLE audit_entry DISABLE TRIGGER keep_audit_entry');
    await test.database.query(`UPDATE audit_entry SET at = at - interval '1 day' WHERE action = 'token:used'`);
    await test.database.query('ALTER TABLE audit_entry ENABLE TRIGGER keep_audit_entry');
    await test.visitor('203.0.113.1').get('/me', 'localhost', { authorization: `Bearer ${token}` });
    expect(await used()).toHaveLength(3);
  });

  it('shows members their own sign-in history only', async () => {
    const { items, next } = (await ben.get('/me/sign-ins?limit=2')).body;
    expect(items).toMatchObject([
      { action: 'sign-in:succeeded', method: 'PASSWORD', ip: '198.51.100.8' },
      { action: 'sign-in:failed', ip: '198.51.100.7' },
    ]);
    const rest = (await ben.get(`/me/sign-ins?limit=2&cursor=${next}`)).body.items;
    expect(rest).toMatchObject([{ action: 'sign-in:succeeded', method: 'LINK' }]);
    const own = (await ada.get('/me/sign-ins')).body.items;
    expect(own.map(({ ip }: { ip: string }) => ip)).toEqual(['203.0.113.7']);
  });

  it('does equal work for a failure without an account', async () => {
    const before = await test.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM account_event WHERE account_id IS NULL',
    );
    await test
      .visitor('198.51.100.9')
      .post('/auth/sign-in', { email: 'nobody@example.org', password: 'Wrong password 1!' });
    const after = await test.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM account_event WHERE account_id IS NULL',
    );
    expect(after[0]!.n - before[0]!.n).toBe(1);
  });
});
