import { EraseWorkspaces } from '@evident/application/closing/erase-workspaces';
import type { OwnWorkspaceView } from '@evident/domain/workspaces';
import { Bus } from '../../api/kernel/bus.ts';
import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;

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
  const erase = () => test.app.get(Bus).ask(new EraseWorkspaces());
  const mailsTo = (address: string) =>
    test.mails
      .filter(({ to, subject }) => to === address && /Acme|deleted/.test(subject))
      .map(({ subject }) => subject);
  let works: () => Promise<number[]>;
  /** All rows of all tables, except those of jobs. */
  const dump = async (): Promise<string[]> => {
    const tables = await test.database.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND n.nspname = 'public' ORDER BY 1`,
    );
    const rows: string[] = [];
    for (const { name } of tables)
      for (const { row } of await test.database.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
      ))
        rows.push(`${name} ${row}`);
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

  it('says what depends on it, to admins with a recent confirmation', async () => {
    expect((await bob.get('/workspace/deletion', 'localhost', at(teamId))).status).toBe(403);
    const { status, body } = await ada.get('/workspace/deletion', 'localhost', at(teamId));
    expect([status, body]).toEqual([
      200,
      {
        graceDays: 30,
        members: 2,
        projects: 0,
        notes: 0,
        recordings: 0,
        files: 0,
        fileBytes: 0,
        publicLinks: 0,
        accessTokens: 0,
        hasSubscription: false,
      },
    ]);
  });

  it('closes it for members, tokens, invites and links at once, and leaves other workspaces alone', async () => {
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
    expect((await bob.post(`/workspaces/${teamId}/join`)).status).toBe(404);
    expect((await ada.post('/auth/handover', { teamId, path: '/' })).status).toBe(403);
    expect((await remove(ada, 'Acme Research')).status).toBe(401);
    expect((await ada.get('/workspace', 'localhost', at(keptId))).status).toBe(200);
    const listed = (await ada.get('/auth/session')).body.workspaces;
    expect(listed.map(({ id, deletesAt }: OwnWorkspaceView) => [id, deletesAt !== null])).toEqual([
      [keptId, false],
      [teamId, true],
    ]);
    // These work again once it is kept.
    works = async () => [
      (await test.visitor().get('/projects', 'localhost', withToken)).status,
      (await test.visitor().get(`/public/${link.token}`)).status,
    ];
  });

  it('can be kept by its admins, who find it as it was', async () => {
    expect((await bob.post(`/workspaces/${teamId}/restoration`)).status).toBe(403);
    const stranger = await test.person('eve@other.example');
    expect((await stranger.post(`/workspaces/${teamId}/restoration`)).status).toBe(404);
    expect((await ada.post(`/workspaces/${keptId}/restoration`)).status).toBe(404);
    expect((await ada.post(`/workspaces/${teamId}/restoration`)).status).toBe(204);
    expect((await ada.get('/workspace', 'localhost', at(teamId))).body.name).toBe('Acme Research');
    expect(await works()).toEqual([200, 200]);
    expect(mailsTo('ada@acme.example')).toEqual([
      'Acme Research is closed and will be deleted',
      'Acme Research is kept',
    ]);
  });

  it('warns its admins once, a week before', async () => {
    expect((await remove(ada, 'Acme Research')).status).toBe(204);
    await erase();
    test.wait(23 * DAY_MS + 1);
    await erase();
    await erase();
    expect(mailsTo('ada@acme.example').slice(2)).toEqual([
      'Acme Research is closed and will be deleted',
      'Acme Research will be deleted soon',
    ]);
    expect(mailsTo('bob@acme.example')).toEqual([]);
  });

  it('leaves nothing behind after its last day, and other workspaces alone', async () => {
    test.wait(7 * DAY_MS);
    expect((await ada.post(`/workspaces/${teamId}/restoration`)).body.errors[0].code).toBe('ConfirmationRequired');
    expect((await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD })).status).toBe(204);
    expect((await ada.post(`/workspaces/${teamId}/restoration`)).status).toBe(409);
    const before = await dump();
    expect(before.filter((row) => row.includes(teamId)).length).toBeGreaterThan(20);
    await erase();
    const after = await dump();
    expect(after.filter((row) => row.includes(teamId) && !row.startsWith('deletion_receipt'))).toEqual([]);
    expect(after.filter((row) => row.includes(keptId))).toEqual(before.filter((row) => row.includes(keptId)));
    expect(mailsTo('ada@acme.example').at(-1)).toBe('Your workspace was deleted');
    const [receipt] = await test.database.query<{ row_count: string; mail_to: string[]; erased_at: Date }>(
      'SELECT * FROM deletion_receipt WHERE workspace_id = $1',
      [teamId],
    );
    expect(Number(receipt!.row_count)).toBeGreaterThan(20);
    expect([receipt!.mail_to, receipt!.erased_at !== null]).toEqual([[], true]);
    expect((await ada.post('/workspaces', { name: 'Acme Research' })).body.subdomain).toBe('acme-research');
  });
});
