import { PostgresRightsChanges } from '../../adapters/postgres/postgres-rights-changes.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';

const [team, account] = [uuidV7.newId(), uuidV7.newId()];

/** Only the triggers of sessions look at rows. The others report a statement even if it changes none. */
const WORLD = [
  `INSERT INTO account (id, email, name, email_confirmed_at, created_at) VALUES ('${account}', 'ada@example.org', 'Ada', now(), now())`,
  `INSERT INTO session (id, account_id, secret_hash, device, created_at, used_at, signed_in_at, confirmed_at, expires_at) VALUES (gen_random_uuid(), '${account}', 'session', '', now(), now(), now(), now(), now() + interval '1 day')`,
];

/** Tables that the check of an open document reads, besides those of the functions that find the actor. */
const PLACES = ['access_grant', 'project', 'folder', 'note', 'insight', 'ai_doc', 'canvas'];

describe('changes of rights', () => {
  let database: TestDatabase;
  let changes: PostgresRightsChanges;
  let reported: (string | null)[];

  beforeAll(async () => {
    database = await openDatabase();
    for (const statement of WORLD) await database.query(statement);
    changes = new PostgresRightsChanges(database.url);
    changes.watch((teamId) => reported.push(teamId));
  });
  afterAll(async () => {
    await changes.close();
    await database.close();
  });
  beforeEach(async () => {
    reported = [];
    await changes.caughtUp();
    reported = [];
  });

  /** Runs a statement as work of a workspace. */
  const commit = (statement: string, teamId: string) =>
    database.query(`DO $$ BEGIN PERFORM set_config('evident.team_id', '${teamId}', true); ${statement}; END $$`);

  it.each<[string, string]>([
    ['a grant is given', 'INSERT INTO access_grant (team_id) SELECT team_id FROM access_grant'],
    ['a grant changes', 'UPDATE access_grant SET level = 1'],
    ['a grant is taken', 'DELETE FROM access_grant'],
    ['a member is added to a group', 'INSERT INTO member_group_member SELECT * FROM member_group_member'],
    ['a member is taken out of a group', 'DELETE FROM member_group_member'],
    ['the role of a member changes', `UPDATE member SET role = 'VIEWER'`],
    ['a member is removed', 'UPDATE member SET removed_at = now()'],
    ['a member is suspended', 'UPDATE member SET suspended_at = now()'],
    ['a token is revoked', 'UPDATE access_token SET revoked_at = now()'],
    ['a project moves', 'UPDATE project SET folder_id = NULL'],
    ['a project is archived', `UPDATE project SET status = 'ARCHIVED'`],
    ['a folder moves', 'UPDATE folder SET path = path'],
    ['a note moves', 'UPDATE note SET project_id = project_id'],
    ['a note is archived', 'UPDATE note SET archived_at = now()'],
    ['a note goes to the trash', 'UPDATE note SET trash_id = NULL'],
    ['a note is deleted', 'DELETE FROM note'],
    ['an insight is locked', 'UPDATE insight SET locked = true'],
    ['an insight is published', 'UPDATE insight SET published_at = now()'],
    ['a doc is deleted', 'DELETE FROM ai_doc'],
    ['the history of a canvas is forgotten', 'UPDATE canvas SET live_id = gen_random_uuid()'],
  ])('are reported with their workspace when %s', async (_what, statement) => {
    await commit(statement, team);
    await changes.caughtUp();
    expect(reported).toEqual([team]);
  });

  it.each<[string, string]>([
    ['a note is renamed', `UPDATE note SET title = 'Renamed'`],
    ['a note is created', 'INSERT INTO note SELECT * FROM note'],
    ['words are typed', 'UPDATE document SET last_seq = last_seq + 1'],
    ['a session is renewed', `UPDATE session SET used_at = now(), expires_at = expires_at + interval '1 day'`],
    ['the use of a token is noted', 'UPDATE access_token SET used_at = now()'],
  ])('are not reported when %s', async (_what, statement) => {
    await commit(statement, team);
    await changes.caughtUp();
    expect(reported).toEqual([]);
  });

  it.each<[string, string]>([
    ['a session ends sooner', `UPDATE session SET expires_at = expires_at - interval '1 minute'`],
    ['a second factor is removed', 'DELETE FROM second_factor'],
    ['a workspace no longer allows passwords', 'UPDATE team SET password_auth_enabled = false'],
    ['a workspace is deleted', 'UPDATE team SET deleted_at = now()'],
    ['a session is deleted', 'DELETE FROM session'],
  ])('are reported for every workspace when %s', async (_what, statement) => {
    await commit(statement, team);
    await changes.caughtUp();
    expect(reported).toEqual([null]);
  });

  it('are not reported before they are committed', async () => {
    await expect(commit(`UPDATE access_grant SET level = 1; RAISE 'rolled back'`, team)).rejects.toThrow('rolled back');
    await changes.caughtUp();
    expect(reported).toEqual([]);
  });

  it('count as made in every workspace once the connection that reported them was lost', async () => {
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'evident-rights'`,
    );
    await commit(`UPDATE access_grant SET level = 1`, team);
    await changes.caughtUp().catch(() => changes.caughtUp());
    expect(reported).toEqual([null]);
  });

  it('are reported by every table that decides who may open a document', async () => {
    const functions = await database.query(
      `SELECT pg_get_functiondef(p.oid) AS source FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'before_team' AND p.proname IN ('actor_of_session', 'actor_of_support', 'actor_of_token', 'session_rules')`,
    );
    const read = functions.flatMap(({ source }) =>
      [...String(source).matchAll(/(?:FROM|JOIN) ([a-z_]+)/g)].map(([, table]) => table!),
    );
    const reporting = await database.query(
      `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'tell_rights'`,
    );
    const expected = new Set([...read.filter((table) => table !== 'audit_entry'), ...PLACES]);
    expect(expected.size).toBeGreaterThan(PLACES.length + 5);
    expect(new Set(reporting.map(({ name }) => name))).toEqual(expected);
  });
});
