import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type TestDatabase, openDatabase } from '../support/database.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Search and repetitions, whose indexes row-level security would not use. Each compares the team itself. */
const CHECKING = new Set([
  'search_match',
  'search_words',
  'data_points_with',
  'data_points_alike',
  'data_point_has',
  'channel_languages',
]);
/** The application may only add entries to the audit log, and read the history of access. These seal and delete them, for the team of the transaction. */
const KEEPING = [
  'forget_access_periods',
  'forget_audit_entries',
  'seal_audit_entries',
  'set_audit_rules',
  'set_audit_streamed',
];

/** One maintains an index and reads no rows. The other one is a trigger that writes about the changed row. */
const UPKEEP = new Set(['sort_search_words', 'keep_access_period']);

describe('lookups before the team is known', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  it('are exactly these', async () => {
    const functions = await database.query<{ name: string }>(
      `SELECT p.proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'before_team' ORDER BY 1`,
    );
    expect(functions.map(({ name }) => name)).toEqual([
      'actor_of_issuer',
      'actor_of_session',
      'actor_of_support',
      'actor_of_token',
      'audit_person',
      'audit_teams',
      'billed_teams',
      'closed_teams',
      'deleted_teams',
      'digests_due',
      'directory_of_token',
      'due_agents',
      'due_automations',
      'due_sources',
      'due_trash',
      'due_webhooks',
      'ended_support',
      'event_delays',
      'export_person',
      'exports_off',
      'forget_comments',
      'forget_deliveries',
      'forget_events',
      'forget_notifications',
      'forget_old',
      'forget_search_copies',
      'forget_search_vectors',
      'forget_views',
      'members_of_integration',
      'open_uploads',
      'prepare_audit_months',
      'purge_team',
      'rename_person',
      'replace_sealed',
      'retention_teams',
      'revoke_tokens_of',
      'search_copies',
      'search_rebuilds',
      'search_vector_teams',
      'session_ended',
      'session_rules',
      'settle_events',
      'share_link_team',
      'sso_accepts',
      'sso_choices',
      'support_of',
      'take_events',
      'team_environment',
      'team_of_billing_customer',
      'team_of_connection_attempt',
      'team_of_invite',
      'team_of_shared_auth',
      'team_of_sso_attempt',
      'team_of_sso_connection',
      'team_route',
      'teams_of_integration',
      'teams_to_count',
      'teams_to_watch',
      'teams_to_wrap',
      'teams_with_certificates',
      'teams_with_chains',
      'tried_teams',
      'values_of_older_keys',
      'workspaces_of',
      'workspaces_open_to',
      'workspaces_overseen',
    ]);
  });

  it("are the only functions that bypass row-level security, except those that check the transaction's team themselves", async () => {
    const passing = await database.query<{
      schema: string;
      name: string;
      config: string[] | null;
      open: boolean;
      source: string;
    }>(
      `SELECT n.nspname AS schema, p.proname AS name, p.proconfig AS config, has_function_privilege('public', p.oid, 'EXECUTE') AS open, p.prosrc AS source
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE p.prosecdef AND n.nspname NOT IN ('pg_catalog', 'information_schema')`,
    );
    for (const { config, open } of passing) expect([config, open]).toEqual([['search_path=public, pg_temp'], false]);
    const elsewhere = passing.filter(({ schema, name }) => schema !== 'before_team' && !UPKEEP.has(name));
    expect(
      elsewhere
        .map(({ name }) => name)
        .filter((name) => !CHECKING.has(name))
        .sort(),
    ).toEqual(KEEPING);
    for (const { source } of elsewhere) expect(source).toContain('team_id = current_team()');
  });

  it("read the product's tables, even if a temporary table has the same name", async () => {
    const id = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
    await database.query(`INSERT INTO team (id, name, subdomain, created_at) VALUES ($1, 'Ours', 'ours', now())`, [id]);
    await database.query(
      `CREATE TEMPORARY TABLE team (id uuid, name text, subdomain text, region text); INSERT INTO team VALUES ('${id}', 'Theirs', 'theirs', 'US_B')`,
    );
    expect(await database.query('SELECT name FROM before_team.team_route($1)', [id])).toEqual([{ name: 'Ours' }]);
    await database.query('DROP TABLE pg_temp.team');
  });

  it('are called from one file and its part only, except for the outbox, which belongs to all teams', () => {
    const callers = ['adapters', 'application', 'api']
      .flatMap((ring) => readdirSync(join(ROOT, ring), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => /before_team\.\w+\(/.test(readFileSync(path, 'utf8')))
      .map((path) => relative(ROOT, path));
    expect(callers.sort()).toEqual([
      'adapters/postgres/before-team-outside.ts',
      'adapters/postgres/before-team.ts',
      'adapters/postgres/outbox-relay.ts',
    ]);
  });
});
