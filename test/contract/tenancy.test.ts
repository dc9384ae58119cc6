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
      await database.query(`INSERT INTO team (id, name, subdomain, created_at) VALUES ($1, 'Team', $2, now())`, [id, `team-${index}`]);
    }
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  it('closes every table that has a team_id', async () => {
    const open = await database.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE a.attname = 'team_id' AND c.relkind IN ('r', 'p') AND n.nspname = 'public'
         AND NOT (c.relrowsecurity AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'own_team'))`,
    );
    expect(open).toEqual([]);
  });

  it('works with a role that owns nothing and cannot pass by', async () => {
    const rows: { owns: string; bypass: boolean }[] = await source.query(
      `SELECT (SELECT count(*) FROM pg_class WHERE relowner = r.oid) AS owns, r.rolbypassrls OR r.rolsuper AS bypass FROM pg_roles r WHERE rolname = current_user`,
    );
    expect(rows).toEqual([{ owns: '0', bypass: false }]);
  });

  it('shows no rows without a team and only its own with one', async () => {
    expect(await source.query('SELECT id FROM team')).toEqual([]);
    const seen = await new PostgresReads(source).read(teams[0]!, (rows) => rows('SELECT id FROM team'));
    expect(seen).toEqual([{ id: teams[0] }]);
  });

  it('refuses to write a row of another team', async () => {
    const work = new PostgresUnitOfWork(source, (session) => session);
    const write = work.perform(teams[0]!, (session) =>
      session.query(`INSERT INTO audit_entry (id, team_id, action, object_type, at) VALUES ($1, $2, 'x', 'x', now())`, [uuidV7.newId(), teams[1]]));
    await expect(write).rejects.toThrow('row-level security');
  });
});
