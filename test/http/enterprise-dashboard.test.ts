import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('the enterprise dashboard', () => {
  let test: SignInApp;
  let ada: Visitor;
  let ben: Visitor;
  let acme: string;
  let labs: string;
  const at = (teamId: string) => ({ 'x-evident-workspace': teamId });
  const dashboard = async (visitor = ada, teamId = acme) =>
    (await visitor.get('/enterprise-dashboard', 'localhost', at(teamId))).body;
  const idsOf = ({ workspaces }: { workspaces: { id: string }[] }) => workspaces.map(({ id }) => id);

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@acme.example');
    acme = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    labs = (await ada.post('/workspaces', { name: 'Acme Labs' })).body.id;
    ben = await test.person('ben@acme.example');
    await ben.post('/workspaces', { name: 'Other people' });
    await ada.post('/invites', { emails: ['ben@acme.example'], role: 'VIEWER' }, 'localhost', at(acme));
    await ben.post(`/workspaces/${acme}/join`);
    await test.visitor('198.51.100.9').post('/auth/sign-in', { email: 'ben@acme.example', password: 'Wrong one!1' });
    await test.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, bytes, file_type, status, created_by, created_at)
       SELECT gen_random_uuid(), p.team_id, p.id, 'f', 'x/y', v.b, v.k, v.s, p.created_by, now() FROM project p,
         (VALUES (100, 'Video', 'DONE'), (20, 'Audio', 'DONE'), (3, 'Spreadsheet', 'DONE'), (1000, 'Image', 'FAILED')) v (b, k, s) WHERE p.id = $1`,
      [(await ada.post('/projects', { title: 'Study' }, 'localhost', at(acme))).body.id],
    );
    await test.database.query(
      `INSERT INTO ai_usage (team_id, month, purpose, model, requests, input_tokens, output_tokens)
       SELECT $1, m, 'ask', 'model', 1, 40, 2 FROM unnest(ARRAY[to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), '2020-01']) m`,
      [acme],
    );
    await test.database.query(
      `INSERT INTO audit_entry (id, team_id, at, action, object_type, object_id, region)
       SELECT gen_random_uuid(), $1, now() - a * interval '1 day', 'sign-in:succeeded', 'member', gen_random_uuid(), '' FROM unnest(ARRAY[1, 29, 31]) a`,
      [labs],
    );
  });
  afterAll(() => test.close());

  it('has exact figures of each workspace where the person is an admin, and their totals', async () => {
    const { at: counted, workspaces, totals } = await dashboard();
    expect(Math.abs(Date.now() - Date.parse(counted))).toBeLessThan(60_000);
    expect(idsOf({ workspaces })).toEqual([labs, acme]);
    expect(workspaces[1]).toMatchObject({
      name: 'Acme Research',
      members: { managers: 1, contributors: 0, viewers: 1, admins: 1 },
      seatsUsed: 1,
      seatsAvailable: null,
      storage: { audio: 20, video: 100, images: 0, documents: 3, other: 0, derived: 0 },
      aiTokens: 42,
      aiTokensAllowed: null,
    });
    expect(workspaces[0]).toMatchObject({ signIns: 2, membersSignedIn: 2, aiTokens: 0 });
    expect(totals).toMatchObject({ seatsUsed: 2, aiTokens: 42, signIns: workspaces[1].signIns + 2 });
    const [{ projects } = { projects: 0 }] = await test.database.query<{ projects: number }>(
      'SELECT count(*)::integer AS projects FROM project WHERE team_id = $1',
      [acme],
    );
    expect(workspaces[1].projects).toBe(projects);
  });

  it('leaves out workspaces where the person is no admin', async () => {
    expect((await ben.get('/enterprise-dashboard', 'localhost', at(acme))).status).toBe(403);
    const [other] = await test.database.query<{ id: string }>(`SELECT id FROM team WHERE subdomain = 'other-people'`);
    expect(idsOf(await dashboard(ben, other!.id))).toEqual([other!.id]);
  });

  it('leaves out workspaces that do not accept the session', async () => {
    const browser = test.visitor();
    await browser.post('/auth/sign-in', { email: 'ada@acme.example', password: 'Nine interviews!1' });
    expect(idsOf(await dashboard(browser))).toEqual([labs, acme]);
    await ada.patch('/workspace', { passwordAuthEnabled: false }, 'localhost', at(labs));
    expect(idsOf(await dashboard(browser))).toEqual([acme]);
  });

  it('refuses access tokens, which belong to one workspace', async () => {
    const { token } = (await ada.post('/me/tokens', { name: 'Script', scopes: ['read'] }, 'localhost', at(acme))).body;
    const program = test.visitor();
    const { status } = await program.get('/enterprise-dashboard', 'localhost', { authorization: `Bearer ${token}` });
    expect(status).toBe(401);
  });
});
