import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { connect } from '../../adapters/postgres/connection.ts';
import { PostgresReads } from '../../adapters/postgres/reads.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';

describe('row-level security', () => {
  let database: TestDatabase;
  let source: Awaited<ReturnType<typeof connect>>;
  const teams = [uuidV7.newId(), uuidV7.newId()];

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, []);
    for (const [index, id] of teams.entries()) {
      await database.query(`INSERT INTO team (id, name, subdomain, created_at) VALUES ($1, 'Team', $2, now())`, [
        id,
        `team-${index}`,
      ]);
    }
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  /**
   * Returns whether row-level security is enabled, and each policy with kind, commands, roles (0: all) and
   * expressions.
   */
  const policiesOf = (which: string) =>
    database.query<{ name: string; on: boolean; policies: unknown[] }>(
      `SELECT c.relname AS name, c.relrowsecurity AS on, ARRAY(
       SELECT jsonb_build_object('permissive', p.polpermissive, 'commands', p.polcmd, 'roles', p.polroles::int[],
         'shows', pg_get_expr(p.polqual, c.oid), 'takes', pg_get_expr(p.polwithcheck, c.oid))
       FROM pg_policy p WHERE p.polrelid = c.oid ORDER BY p.polpermissive DESC) AS policies
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname = 'public' AND ${which} ORDER BY 1`,
    );
  const HAS_TEAM = `EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'team_id' AND NOT a.attisdropped)`;
  /** An additional permissive policy or another expression would expose more rows. */
  const closedBy = (column: string, more: unknown[] = []) => {
    const own = `(${column} = current_team())`;
    return { on: true, policies: [{ permissive: true, commands: '*', roles: [0], shows: own, takes: own }, ...more] };
  };
  /** These also hide trashed rows; a restrictive policy can only remove rows. */
  const TRASHED = [
    'access_grant',
    'ai_doc',
    'channel',
    'comment_thread',
    'field',
    'folder',
    'highlight',
    'insight',
    'note',
    'note_person',
    'person',
    'project',
    'tag',
    'tag_board',
    'tag_group',
  ];
  const notInTrash = {
    permissive: false,
    commands: '*',
    roles: [0],
    shows: `((trash_id IS NULL) OR (current_setting('evident.trash'::text, true) = 'shown'::text))`,
    takes: null,
  };

  /** Where plans are switched off, plans of an earlier time are not seen. */
  const plansOn = {
    permissive: false,
    commands: 'r',
    roles: [0],
    shows: `(current_setting('evident.plans'::text, true) IS DISTINCT FROM 'off'::text)`,
    takes: null,
  };
  const hidingMore = (name: string): unknown[] =>
    TRASHED.includes(name) ? [notInTrash] : name === 'workspace_plan' ? [plansOn] : [];

  it("protects every table with a team_id by one permissive policy for the transaction's team", async () => {
    const tables = await policiesOf(HAS_TEAM);
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['member', 'note', 'outbox', 'undo_entry']));
    expect(tables).toEqual(tables.map(({ name }) => ({ name, ...closedBy('team_id', hidingMore(name)) })));
  });

  it('protects the table of teams in the same way', async () => {
    expect(await policiesOf(`c.relname = 'team'`)).toEqual([{ name: 'team', ...closedBy('id') }]);
  });

  it('exempts only tables of people and of the installation', async () => {
    const open = await policiesOf(`NOT ${HAS_TEAM} AND c.relname <> 'team'`);
    expect(open.map(({ name }) => name)).toEqual([
      'account',
      'account_event',
      'account_idempotency_key',
      'deletion_receipt',
      'feature_flag',
      'known_browser',
      'migration',
      'oauth_client',
      'one_time_code',
      'sample_finished',
      'second_factor',
      'session',
      'throttle',
      'unowned_bytes',
    ]);
  });

  it("has no views, which would run with their owner's rights", async () => {
    expect(
      await database.query(
        `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('v', 'm') AND n.nspname = 'public'`,
      ),
    ).toEqual([]);
  });

  it('knows only the team set by the transaction', async () => {
    const team = () => source.query('SELECT current_team() AS team');
    expect(await team()).toEqual([{ team: null }]);
    expect(
      await new PostgresReads(source).unscoped(teams[0]!, (rows) => rows('SELECT current_team() AS team')),
    ).toEqual([{ team: teams[0] }]);
    expect(await team()).toEqual([{ team: null }]);
  });

  it('applies to a role that owns nothing and cannot bypass it', async () => {
    const rows: { owns: string; bypass: boolean }[] = await source.query(
      `SELECT (SELECT count(*) FROM pg_class WHERE relowner = r.oid) AS owns, r.rolbypassrls OR r.rolsuper AS bypass FROM pg_roles r WHERE rolname = current_user`,
    );
    expect(rows).toEqual([{ owns: '0', bypass: false }]);
  });

  it("shows no rows without a team, and only a team's own rows", async () => {
    expect(await source.query('SELECT id FROM team')).toEqual([]);
    const seen = await new PostgresReads(source).unscoped(teams[0]!, (rows) => rows('SELECT id FROM team'));
    expect(seen).toEqual([{ id: teams[0] }]);
  });

  it("refuses to write another team's row", async () => {
    const work = new PostgresUnitOfWork(source, (session) => session);
    const write = work.perform(teams[0]!, (session) =>
      session.query(`INSERT INTO audit_entry (id, team_id, action, object_type, at) VALUES ($1, $2, 'x', 'x', now())`, [
        uuidV7.newId(),
        teams[1],
      ]),
    );
    await expect(write).rejects.toThrow('row-level security');
  });
});
