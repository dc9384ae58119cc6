import { SealAuditEntries } from '@evident/application/audit/seal-audit-entries';
import { CheckAuditChains } from '@evident/application/oversight/check-audit-chains';
import { WatchAuditLogs } from '@evident/application/oversight/watch-audit-logs';
import { Bus } from '../../api/kernel/bus.ts';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import { until } from '../support/waiting.ts';
import type { Visitor } from '../support/visitor.ts';

interface Alert {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly kind: string;
}

describe('alerts', () => {
  let test: SignInApp;
  let ada: Visitor;
  let ben: Visitor;
  let teamId: string;
  let benId: string;
  const at = (visitor = ada) => ({
    get: (path: string) => visitor.get(path, 'localhost', { 'x-evident-workspace': teamId }),
    post: (path: string, body?: object) => visitor.post(path, body, 'localhost', { 'x-evident-workspace': teamId }),
    put: (path: string, body: object) => visitor.put(path, body, 'localhost', { 'x-evident-workspace': teamId }),
    patch: (path: string, body: object) => visitor.patch(path, body, 'localhost', { 'x-evident-workspace': teamId }),
    delete: (path: string) => visitor.delete(path, 'localhost', { 'x-evident-workspace': teamId }),
  });
  const look = async () => {
    await test.app.get(Bus).ask(new SealAuditEntries());
    await test.app.get(Bus).ask(new WatchAuditLogs());
  };
  const alerts = async (query = ''): Promise<Alert[]> => (await at().get(`/alerts${query}`)).body.items;
  const kinds = async (query = '') => (await alerts(query)).map(({ kind }) => kind).toSorted();

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@acme.example');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    await at().post('/invites', { emails: ['ben@elsewhere.example'], role: 'CONTRIBUTOR' });
    ben = await test.person('ben@elsewhere.example');
    await ben.post(`/workspaces/${teamId}/join`);
    benId = (await at(ben).get('/me')).body.member.id;
    await look();
  });
  afterAll(() => test.close());

  it('are not raised by everyday work', async () => {
    const projectId = (await at().post('/projects', { title: 'Study' })).body.id;
    await at(ben).post(`/projects/${projectId}/notes`, { title: 'Call' });
    await look();
    expect(await kinds('?filter=all')).toEqual([]);
  });

  it('are raised once for each kind and subject, counted on while open, and mailed to admins if severe', async () => {
    for (let tried = 0; tried < 6; tried += 1)
      await test
        .visitor('198.51.100.9')
        .post('/auth/sign-in', { email: 'ben@elsewhere.example', password: 'Wrong one!1' });
    await at().patch(`/members/${benId}`, { workspaceAdmin: true });
    await at().post('/me/tokens', { name: 'Script', scopes: ['read'] });
    await look();
    await look();
    expect(await kinds()).toEqual(['ADMIN_TOKEN', 'FAILED_SIGN_INS', 'NEW_ADMIN']);
    const failed = (await alerts()).find(({ kind }) => kind === 'FAILED_SIGN_INS')!;
    expect(failed).toMatchObject({ severity: 'HIGH', subjectId: benId, subjectName: 'ben', resolvedAt: null });
    expect(failed['count']).toBeGreaterThanOrEqual(5);
    await until(async () =>
      test.mails.some(({ to, text }) => to === 'ada@acme.example' && /sign-ins of a member failed/.test(text)),
    );
    const { items } = (await at().get('/notifications')).body;
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'ALERT', what: 'NEW_ADMIN' })]));
    await at().patch(`/members/${benId}`, { workspaceAdmin: false });
    await at().patch(`/members/${benId}`, { workspaceAdmin: true });
    await look();
    expect((await alerts()).find(({ kind }) => kind === 'NEW_ADMIN')).toMatchObject({ count: 2 });
    await at().patch(`/members/${benId}`, { workspaceAdmin: false });
  });

  it('are resolved with a note and reopened, and each is recorded', async () => {
    const { id } = (await alerts()).find(({ kind }) => kind === 'NEW_ADMIN')!;
    const path = `/alerts/${id}/resolution`;
    expect((await at(ben).put(path, { note: null })).status).toBe(403);
    expect((await at().put(path, { note: ' Agreed with Ben. ' })).status).toBe(204);
    expect((await at().put(path, { note: null })).status).toBe(409);
    expect(await kinds()).toEqual(['ADMIN_TOKEN', 'FAILED_SIGN_INS']);
    expect(await alerts('?filter=resolved')).toEqual([
      expect.objectContaining({ id, note: 'Agreed with Ben.', resolvedBy: expect.objectContaining({ name: 'ada' }) }),
    ]);
    expect((await at().delete(path)).status).toBe(204);
    expect((await at().delete(path)).status).toBe(409);
    expect(await kinds()).toEqual(['ADMIN_TOKEN', 'FAILED_SIGN_INS', 'NEW_ADMIN']);
    const actions = (await at().get('/audit-entries?area=alert')).body.items.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(['alert:reopened', 'alert:resolved']);
    expect((await at().put('/alerts/0198c5a2-7a3b-7000-8000-000000000000/resolution', { note: null })).status).toBe(
      404,
    );
  });

  it('of rules are open as long as something violates them', async () => {
    await at().patch('/workspace', { joinDomains: ['@acme.example'] });
    await at().patch('/workspace', { guestsAllowed: false });
    await look();
    const [guest] = (await alerts()).filter(({ kind }) => kind === 'GUEST');
    expect(guest).toMatchObject({ severity: 'LOW', subjectId: benId, count: 1 });
    await at().patch('/workspace', { guestsAllowed: true });
    await look();
    expect(await alerts('?filter=resolved')).toEqual([expect.objectContaining({ id: guest!.id, resolvedBy: null })]);
  });

  it('are raised by many deletions within an hour', async () => {
    const projectId = (await at().post('/projects', { title: 'Old' })).body.id;
    await test.database.query(
      `INSERT INTO audit_entry (id, team_id, at, actor_id, action, object_type, object_ids, project_id, region)
       SELECT gen_random_uuid(), $1, now(), $2, 'notes:removed', 'NOTE', ARRAY(SELECT gen_random_uuid() FROM generate_series(1, 100)), $3, ''`,
      [teamId, benId, projectId],
    );
    await look();
    expect((await alerts()).find(({ kind }) => kind === 'MANY_DELETIONS')).toMatchObject({
      subjectId: benId,
      count: 100,
    });
  });

  it('are raised if the audit log was changed', async () => {
    await test.app.get(Bus).ask(new CheckAuditChains());
    expect(await kinds()).not.toContain('CHAIN_BROKEN');
    await test.database.query(
      `ALTER TABLE audit_entry DISABLE TRIGGER keep_audit_entry; UPDATE audit_entry SET action = 'x:y' WHERE team_id = '${teamId}' AND sequence = 2; ALTER TABLE audit_entry ENABLE TRIGGER keep_audit_entry`,
    );
    await test.app.get(Bus).ask(new CheckAuditChains());
    await test.app.get(Bus).ask(new CheckAuditChains());
    expect((await alerts()).filter(({ kind }) => kind === 'CHAIN_BROKEN')).toMatchObject([
      { count: 1, severity: 'HIGH' },
    ]);
  });

  it('are listed in pages, forwards and backwards', async () => {
    const all = (await alerts('?filter=all')).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(4);
    const first = (await at().get('/alerts?filter=all&limit=2')).body;
    expect(first.previous).toBeNull();
    const second = (await at().get(`/alerts?filter=all&limit=2&cursor=${first.next}`)).body;
    expect([...first.items, ...second.items].map(({ id }: Alert) => id)).toEqual(all.slice(0, 4));
    const back = (await at().get(`/alerts?filter=all&limit=2&before=${second.previous}`)).body;
    expect(back.items).toEqual(first.items);
    expect([back.previous, back.next]).toEqual([null, first.next]);
  });

  it('are for admins of their workspace alone', async () => {
    expect((await at(ben).get('/alerts')).status).toBe(403);
    const other = (await ben.post('/workspaces', { name: 'Other' })).body.id;
    const there = { 'x-evident-workspace': other };
    expect((await ben.get('/alerts?filter=all', 'localhost', there)).body.items).toEqual([]);
    const [{ id } = { id: '' }] = await alerts();
    expect((await ben.put(`/alerts/${id}/resolution`, { note: null }, 'localhost', there)).status).toBe(404);
  });
});
