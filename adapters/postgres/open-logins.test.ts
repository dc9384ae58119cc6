import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type TestDatabase, openDatabase } from '../../test/support/database.ts';
import { connect } from './connection.ts';
import { migrate } from './migrate.ts';
import { type Logins, openLogins } from './open-logins.ts';

const SECRET = 'a secret of the installation, long enough';
const TEAM = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';

describe('the logins of the server', () => {
  let database: TestDatabase;
  let logins: Logins;
  const made: string[] = [];

  beforeAll(async () => {
    database = await openDatabase();
    await database.query(`INSERT INTO team (id, name, subdomain, created_at) VALUES ($1, 'Team', 'logins', now())`, [
      TEAM,
    ]);
    logins = await openLogins(database.url, SECRET);
    made.push(...Object.values(logins).map((url) => new URL(url).username));
  });
  afterAll(async () => {
    for (const name of made) await database.query(`DROP OWNED BY ${name} CASCADE`);
    await database.close();
    const cluster = await openDatabase();
    for (const name of made) await cluster.query(`DROP ROLE IF EXISTS ${name}`);
    await cluster.close();
  });

  async function asked<Row>(url: string, ...statements: string[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements.slice(0, -1)) await client.query(statement);
      return (await client.query(statements.at(-1)!)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  it.each(['appUrl', 'jobsUrl'] as const)('have no special rights: %s', async (which) => {
    expect(
      await asked(
        logins[which],
        'SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false },
    ]);
  });

  it('may become evident_app and nothing else', async () => {
    const roles = await asked<{ name: string }>(
      logins.appUrl,
      `SELECT rolname AS name FROM pg_roles WHERE rolname <> current_user AND pg_has_role(current_user, oid, 'SET')`,
    );
    expect(roles).toEqual([{ name: 'evident_app' }]);
    expect(
      await asked(
        logins.jobsUrl,
        `SELECT rolname FROM pg_roles WHERE rolname <> current_user AND pg_has_role(current_user, oid, 'SET')`,
      ),
    ).toEqual([]);
    const owner = new URL(database.url).username;
    for (const statement of [`SET ROLE ${owner}`, `SET SESSION AUTHORIZATION ${owner}`])
      await expect(asked(logins.appUrl, 'SET ROLE evident_app', statement)).rejects.toThrow(/permission denied/);
  });

  it('gain nothing by leaving evident_app, and no rows in it without a team', async () => {
    await expect(asked(logins.appUrl, 'SET ROLE evident_app', 'RESET ROLE', 'SELECT * FROM team')).rejects.toThrow(
      /permission denied/,
    );
    await expect(asked(logins.appUrl, 'SELECT * FROM account')).rejects.toThrow(/permission denied/);
    const source = await connect(logins.appUrl, []);
    expect(await source.query('SELECT current_user AS name, (SELECT count(*)::int FROM team) AS teams')).toEqual([
      { name: 'evident_app', teams: 0 },
    ]);
    await source.destroy();
    await expect(asked(logins.jobsUrl, 'SELECT * FROM team')).rejects.toThrow(/permission denied/);
  });

  it('are the same at each start, also for jobs that the owner had made', async () => {
    const queue = 'CREATE TABLE pgboss.made_before (id int)';
    await asked(logins.jobsUrl, queue);
    await database.query(`ALTER TABLE pgboss.made_before OWNER TO ${new URL(database.url).username}`);
    await database.query(`ALTER SCHEMA pgboss OWNER TO ${new URL(database.url).username}`);
    expect(await openLogins(database.url, SECRET)).toEqual(logins);
    await asked(logins.jobsUrl, 'DROP TABLE pgboss.made_before');
  });

  it('are made by an owner that is no superuser', async () => {
    const name = `own_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    url.username = name;
    url.password = 'own';
    await database.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'own'`);
    await database.query(`CREATE DATABASE ${name} OWNER ${name}`);
    try {
      await database.query(`GRANT evident_app TO ${name}`);
      await migrate(url.href);
      await expect(openLogins(url.href, SECRET)).rejects.toMatchObject({
        name: 'StartProblem',
        message: expect.stringContaining('WITH ADMIN OPTION'),
      });
      await database.query(`GRANT evident_app TO ${name} WITH ADMIN OPTION`);
      const theirs = await openLogins(url.href, SECRET);
      expect(await openLogins(url.href, SECRET)).toEqual(theirs);
      expect(
        await asked(
          theirs.jobsUrl,
          'CREATE TABLE pgboss.queue (id int)',
          'SELECT count(*)::int AS n FROM pgboss.queue',
        ),
      ).toEqual([{ n: 0 }]);
      made.push(...Object.values(theirs).map((each) => new URL(each).username), name);
    } finally {
      await database.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  it('put no password into a statement or a message', async () => {
    const { password } = new URL(logins.appUrl);
    const [kept] = await database.query<{ text: string }>(
      `SELECT string_agg(rolpassword, ' ') AS text FROM pg_authid WHERE rolname = $1`,
      [made[0]],
    );
    expect(kept!.text).toMatch(/^SCRAM-SHA-256\$4096:/);
    expect(kept!.text).not.toContain(password);
  });
});
