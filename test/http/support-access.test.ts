import { EndOverdueSupport } from '@evident/application/support/supports';
import { Bus } from '../../api/kernel/bus.ts';
import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const HOUR_MS = 3_600_000;

describe('support access', () => {
  let test: SignInApp;
  let ada: Visitor;
  let bob: Visitor;
  let sam: Visitor;
  let teamId: string;
  let noteId: string;
  let accessId: string;
  const at = (id = teamId) => ({ 'x-evident-workspace': id });
  const ask = (person: Visitor, more: object = {}) =>
    person.post('/me/support-accesses', { workspace: 'acme', reason: 'Ticket 4711', hours: 2, ...more });
  const decide = (person: Visitor, id: string, decision: object) =>
    person.put(`/support-accesses/${id}/decision`, decision, 'localhost', at());
  const confirm = (person: Visitor) => person.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD });
  const read = (person = sam) => person.get(`/notes/${noteId}`, 'localhost', at());

  beforeAll(async () => {
    test = await openSignInApp('http://localhost', { staffDomain: '@vendor.example' });
    [ada, bob, sam] = [
      await test.person('ada@acme.example'),
      await test.person('bob@acme.example'),
      await test.person('sam@vendor.example'),
    ];
    teamId = (await ada.post('/workspaces', { name: 'Acme', subdomain: 'acme' })).body.id;
    await ada.patch('/workspace', { joinDomains: ['acme.example'], joinRole: 'CONTRIBUTOR' }, 'localhost', at());
    await bob.post(`/workspaces/${teamId}/join`);
    const { body: project } = await ada.post('/projects', { title: 'Project' }, 'localhost', at());
    noteId = (await ada.post(`/projects/${project.id}/notes`, { title: 'Interview' }, 'localhost', at())).body.id;
    await ada.put(`/items/PROJECT/${project.id}/access`, { everyone: 'READ' }, 'localhost', at());
  });
  afterAll(() => test.close());

  it('is asked for by staff only, once at a time, and admins are told', async () => {
    expect((await ask(bob)).status).toBe(403);
    expect((await ask(sam, { workspace: 'unknown' })).status).toBe(404);
    expect((await ask(sam, { hours: 73 })).status).toBe(400);
    const asked = await ask(sam);
    expect(asked.status).toBe(201);
    accessId = asked.body.id;
    expect((await ask(sam)).status).toBe(409);
    expect(test.mails.filter(({ subject }) => subject === 'Support asks to read Acme').map(({ to }) => to)).toEqual([
      'ada@acme.example',
    ]);
    expect((await read()).status).toBe(401);
  });

  it('is granted by admins of this workspace with a recent confirmation', async () => {
    expect((await decide(bob, accessId, { granted: true })).status).toBe(403);
    expect((await bob.get('/support-accesses', 'localhost', at())).status).toBe(403);
    const other = (await bob.post('/workspaces', { name: 'Other' })).body.id;
    expect(
      (await bob.put(`/support-accesses/${accessId}/decision`, { granted: true }, 'localhost', at(other))).status,
    ).toBe(404);
    test.wait(10 * 60_000 + 1);
    expect((await decide(ada, accessId, { granted: true })).body.errors[0].code).toBe('ConfirmationRequired');
    await confirm(ada);
    expect((await decide(ada, accessId, { granted: true, hours: 1 })).status).toBe(204);
    expect((await decide(ada, accessId, { granted: false })).status).toBe(409);
  });

  it('reads and never writes', async () => {
    expect((await read()).body.title).toBe('Interview');
    const writes = await Promise.all([
      sam.patch(`/notes/${noteId}`, { title: 'Changed' }, 'localhost', at()),
      sam.post('/projects', { title: 'New' }, 'localhost', at()),
      sam.delete(`/notes/${noteId}`, 'localhost', at()),
      sam.post('/me/tokens', { name: 'Token', scopes: ['read'] }, 'localhost', at()),
      sam.post('/workspace/deletion', { name: 'Acme' }, 'localhost', at()),
      sam.delete('/me', 'localhost', at()),
      sam.delete(`/support-accesses/${accessId}`, 'localhost', at()),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 403));
    expect((await sam.get('/audit-entries', 'localhost', at())).status).toBe(403);
    expect((await read()).body.title).toBe('Interview');
  });

  it('is shown to its admins and to the staff, and is no member', async () => {
    const me = async (person: Visitor) => (await person.get('/me', 'localhost', at())).body;
    expect((await me(ada)).support).toMatchObject([{ id: accessId, email: 'sam@vendor.example', state: 'GRANTED' }]);
    expect((await me(bob)).support).toEqual([]);
    expect(await me(sam)).toMatchObject({ scopes: ['read'], support: [{ id: accessId }], member: { role: 'VIEWER' } });
    expect((await ada.get('/members', 'localhost', at())).body.items).toHaveLength(2);
    expect((await me(ada)).workspace.viewerCount).toBe(0);
    expect((await sam.get('/auth/session')).body.workspaces).toEqual([]);
    expect((await sam.post('/auth/handover', { teamId, path: '/home' })).status).toBe(200);
  });

  it('is in the audit log with everything that was read', async () => {
    const { body } = await ada.get('/audit-entries?program=SUPPORT', 'localhost', at());
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'support:read',
          program: 'SUPPORT',
          programId: accessId,
          objectId: noteId,
          detail: { operation: 'GetNote', ids: [noteId] },
        }),
      ]),
    );
    const actions = (await ada.get('/audit-entries?area=support', 'localhost', at())).body.items.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(expect.arrayContaining(['support:requested', 'support:granted']));
  });

  it('ends by itself', async () => {
    await test.database.query(`UPDATE support_access SET ends_at = now() - interval '1 second' WHERE id = $1`, [
      accessId,
    ]);
    expect((await read()).status).toBe(401);
    expect((await ada.get('/support-accesses', 'localhost', at())).body.items[0].state).toBe('ENDED');
    await test.app.get(Bus).ask(new EndOverdueSupport());
    const [row] = await test.database.query('SELECT state FROM support_access WHERE id = $1', [accessId]);
    expect(row).toEqual({ state: 'ENDED' });
  });

  it('is ended at once by an admin or the staff, and stays denied', async () => {
    test.wait(HOUR_MS);
    for (const end of [
      () => ada.delete(`/support-accesses/${accessId}`, 'localhost', at()),
      () => sam.delete(`/me/support-accesses/${accessId}`),
    ]) {
      await confirm(sam);
      accessId = (await ask(sam)).body.id;
      await confirm(ada);
      expect((await decide(ada, accessId, { granted: true })).status).toBe(204);
      expect((await read()).status).toBe(200);
      expect((await end()).status).toBe(204);
      expect((await read()).status).toBe(401);
    }
    accessId = (await ask(sam)).body.id;
    expect((await decide(ada, accessId, { granted: false })).status).toBe(204);
    expect((await read()).status).toBe(401);
    expect((await sam.get('/me/support-accesses')).body.items.map(({ state }: { state: string }) => state)).toEqual([
      'DENIED',
      'ENDED',
      'ENDED',
      'ENDED',
    ]);
    expect((await bob.get('/me/support-accesses')).status).toBe(403);
    expect((await bob.delete(`/me/support-accesses/${accessId}`)).status).toBe(404);
  });
});
