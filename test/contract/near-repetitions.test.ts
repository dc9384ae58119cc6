import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type TestDatabase, openDatabase } from '../support/database.ts';

const POINTS = 3_000;
const [TEAM, CHANNEL] = [randomUUID(), randomUUID()];

describe('near repetitions of data points', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await openDatabase();
    client = new pg.Client(database.url);
    await client.connect();
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO data_point (id, team_id, channel_id, source, external_id, said_at, title, text, tags, fields, entries, digest, bands, created_at)
       SELECT gen_random_uuid(), $1, $2, 'API', n::text, now(), '', '', '{}', '{}', '[]', ''::bytea,
         ARRAY(SELECT (n % ${POINTS - 1}) * 16 + band FROM generate_series(1, 16) band), now()
       FROM generate_series(0, ${POINTS - 1}) n`,
      [TEAM, CHANNEL],
    );
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  const alike = async (teamId: string, ids: readonly string[]) => {
    await client.query("SELECT set_config('evident.team_id', $1, false)", [teamId]);
    return (await client.query('SELECT copy, first FROM data_points_alike($1, $2, 20)', [CHANNEL, ids])).rows;
  };
  const scans = async (kind: string) =>
    Number(
      (
        await client.query(
          `SELECT sum(pg_stat_get_xact_numscans(c.oid)) AS sum FROM pg_class c WHERE c.relkind = '${kind}' AND c.relname LIKE 'data_point__${kind === 'i' ? '_bands_idx' : ''}'`,
        )
      ).rows[0].sum,
    );

  it('are looked up in the index of bands, even before the table was ever analyzed, by the team alone', async () => {
    const { rows } = await client.query('SELECT id FROM data_point ORDER BY seq');
    const ids = rows.map(({ id }) => id);
    await client.query('BEGIN');
    expect(await alike(TEAM, ids)).toEqual([{ copy: ids.at(-1), first: ids[0] }]);
    // Each is looked up once; the table itself is read a few times in all.
    expect(await scans('i')).toBe(POINTS);
    expect(await scans('r')).toBeLessThan(10);
    await client.query('COMMIT');
    expect(await alike(randomUUID(), ids)).toEqual([]);
  });
});
