import { CleanUp } from '@evident/application/cleanup/clean-up';
import { Bus } from '../../api/kernel/bus.ts';
import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('deleting a workspace', () => {
  let test: SignInApp;
  let ada: Visitor;
  let bob: Visitor;
  let teamId: string;
  let keptId: string;
  const at = (id: string) => ({ 'x-evident-workspace': id });
  const post = (person: Visitor, path: string, body: object, id = teamId) =>
    person.post(path, body, 'localhost', at(id));
  const remove = (person: Visitor, name: string) => post(person, '/workspace/deletion', { name });
  /** Counts a workspace's rows in all tables, except those of jobs and retries. */
  const rowsOf = async (id: string): Promise<number> => {
    const tables = await test.database.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE a.attname = 'team_id' AND NOT a.attisdropped AND c.relkind = 'r' AND n.nspname = 'public'`,
    );
    let rows = 0;
    for (const { name } of tables)
      rows += Number(
        (await test.database.query<{ n: string }>(`SELECT count(*) AS n FROM ${name} WHERE team_id = $1`, [id]))[0]!.n,
      );
    return rows;
  };

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@acme.example');
    bob = await test.person('bob@acme.example');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    keptId = (await ada.post('/workspaces', { name: 'Acme Kept' })).body.id;
    await ada.patch('/workspace', { joinDomains: ['acme.example'], joinRole: 'CONTRIBUTOR' }, 'localhost', at(teamId));
    await bob.post(`/workspaces/${teamId}/join`);
  });
  afterAll(() => test.close());

  it('requires an admin to type its name', async () => {
    expect((await remove(bob, 'Acme Research')).status).toBe(403);
    const refused = await remove(ada, 'Acme');
    expect([refused.status, refused.body.errors[0].title]).toEqual([400, 'The name does not match']);
    expect((await ada.get('/workspace', 'localhost', at(teamId))).status).toBe(200);
  });

  it('requires confirmation after ten minutes', async () => {
    test.wait(10 * 60_000 + 1);
    const late = await remove(ada, 'Acme Research');
    expect([late.status, late.body.errors[0].code]).toEqual([403, 'ConfirmationRequired']);
    expect((await ada.get('/workspace', 'localhost', at(teamId))).status).toBe(200);
    expect((await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD })).status).toBe(204);
  });

  it('ends memberships, tokens, invites, links and its address at once, and leaves other workspaces alone', async () => {
    const { body: project } = await post(ada, '/projects', { title: 'Doomed' });
    const { body: note } = await post(ada, `/projects/${project.id}/notes`, {
      title: 'Note',
      markdown: 'Some doomed words.',
    });
    const { body: highlight } = await post(ada, `/notes/${note.id}/highlights`, { quote: 'doomed words' });
    const { body: insight } = await post(ada, `/projects/${project.id}/insights`, {
      title: 'Insight',
      evidence: [highlight.id],
    });
    await ada.put(`/insights/${insight.id}/publication`, undefined, 'localhost', at(teamId));
    const { body: link } = await post(ada, '/share-links', { objectType: 'note', objectId: note.id });
    const { body: token } = await post(ada, '/me/tokens', { name: 'Script', scopes: ['read'] });
    const withToken = { ...at(teamId), authorization: `Bearer ${token.token}` };
    expect((await test.visitor().get('/projects', 'localhost', withToken)).status).toBe(200);
    expect((await test.visitor().get(`/public/${link.token}`)).status).toBe(200);

    expect((await remove(ada, 'acme research ')).status).toBe(204);
    expect((await ada.get('/workspace', 'localhost', at(teamId))).status).toBe(401);
    expect((await test.visitor().get('/projects', 'localhost', withToken)).status).toBe(401);
    expect((await test.visitor().get(`/public/${link.token}`)).status).toBe(404);
    expect((await bob.get('/workspaces/available')).body.items).toEqual([]);
    expect((await ada.get('/auth/session')).body.workspaces.map(({ id }: { id: string }) => id)).toEqual([keptId]);
    expect((await ada.post('/workspaces', { name: 'Acme Research' })).body.subdomain).toBe('acme-research');
    expect((await remove(ada, 'Acme Research')).status).toBe(401);
  });

  it('leaves nothing behind after the nightly cleanup', async () => {
    const before = await rowsOf(keptId);
    expect(await rowsOf(teamId)).toBeGreaterThan(0);
    await test.app.get(Bus).ask(new CleanUp());
    expect(await rowsOf(teamId)).toBe(0);
    expect(await test.database.query('SELECT 1 FROM team WHERE id = $1', [teamId])).toEqual([]);
    expect(await rowsOf(keptId)).toBe(before);
  });
});
