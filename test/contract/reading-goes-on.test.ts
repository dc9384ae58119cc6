import pg from 'pg';
import { PostgresAuthenticator } from '../../adapters/postgres/identity/postgres-authenticator.ts';
import type { Person } from '../support/known-people.ts';
import { type OpenStores, openStores } from '../support/open-stores.ts';

const SECRET = 'a'.repeat(80);

describe('reading, while the last use of a session or token cannot be noted,', () => {
  let stores: OpenStores;
  let ada: Person;
  let sessionId: string;
  let authenticator: PostgresAuthenticator;

  const aged = () => stores.database.query(`UPDATE session SET used_at = now() - interval '2 hours'`);
  /** By session, by token, and without a workspace. */
  const everyWay = async (): Promise<unknown[]> => [
    (await authenticator.actorOf({ session: SECRET, workspace: ada.teamId }))?.userId,
    (await authenticator.actorOf({ bearer: `api.${ada.teamId}.${SECRET.slice(0, 43)}`, ip: '127.0.0.1' }))?.userId,
    (await authenticator.signedIn({ session: SECRET }))?.sessionId,
  ];

  beforeAll(async () => {
    stores = await openStores();
    authenticator = new PostgresAuthenticator(stores.source, { hash: (text: string) => text } as never);
    ada = await stores.people.member(await stores.people.team());
    const [account] = await stores.database.query<{ id: string }>(
      `INSERT INTO account (id, email, name, created_at, email_confirmed_at) VALUES (gen_random_uuid(), 'ada@example.org', 'Ada', now(), now()) RETURNING id`,
    );
    await stores.database.query('UPDATE member SET account_id = $1 WHERE id = $2', [account!.id, ada.userId]);
    const [session] = await stores.database.query<{ id: string }>(
      `INSERT INTO session (id, account_id, secret_hash, device, created_at, signed_in_at, confirmed_at, used_at, expires_at)
       VALUES (gen_random_uuid(), $1, $2, 'Browser', now(), now(), now(), now(), now() + interval '1 day') RETURNING id`,
      [account!.id, SECRET],
    );
    sessionId = session!.id;
    await stores.database.query(
      `INSERT INTO access_token (id, team_id, member_id, name, scopes, secret_hash, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Script', '{read}', $3, now())`,
      [ada.teamId, ada.userId, SECRET.slice(0, 43)],
    );
  });
  afterAll(() => stores.close());

  it('goes on with a full disk', async () => {
    await stores.database.query(
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`,
    );
    for (const table of ['session', 'access_token', 'audit_entry'])
      await stores.database.query(
        `CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION full_disk()`,
      );
    await stores.database.query('ALTER TABLE session DISABLE TRIGGER full_disk');
    await aged();
    await stores.database.query('ALTER TABLE session ENABLE TRIGGER full_disk');
    expect(await everyWay()).toEqual([ada.userId, ada.userId, sessionId]);
    await stores.database.query('DROP FUNCTION full_disk CASCADE');
  });

  it('does not wait for a lock', async () => {
    await aged();
    const other = new pg.Client({ connectionString: stores.database.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM session, access_token FOR UPDATE');
    const found = await everyWay();
    await other.query('ROLLBACK');
    await other.end();
    expect(found).toEqual([ada.userId, ada.userId, sessionId]);
    expect(await stores.database.query("SELECT used_at < now() - interval '1 hour' AS aged FROM session")).toEqual([
      { aged: true },
    ]);
  });

  it('notes it otherwise', async () => {
    await aged();
    expect(await everyWay()).toEqual([ada.userId, ada.userId, sessionId]);
    const [row] = await stores.database.query<{ session: boolean; token: boolean }>(
      `SELECT (SELECT used_at > now() - interval '1 minute' FROM session) AS session, (SELECT used_at IS NOT NULL FROM access_token) AS token`,
    );
    expect(row).toEqual({ session: true, token: true });
  });
});
