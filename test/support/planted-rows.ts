import type { TestDatabase } from './database.ts';

interface Place {
  readonly table: string;
  readonly key: 'id' | 'ctid';
  readonly texts: readonly string[];
  readonly json: readonly string[];
  readonly lists?: readonly string[];
}

/** Puts a row into each table with a text in these columns and nothing else. Constraints of the tables are dropped. */
export async function plantRows(database: TestDatabase, places: readonly Place[], text: string): Promise<void> {
  await database.query(`DO $$ DECLARE one record; BEGIN
    FOR one IN SELECT conrelid::regclass AS name, conname FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND conislocal AND conparentid = 0 AND contype IN ('c', 'f') LOOP
      EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I CASCADE', one.name, one.conname);
    END LOOP;
    FOR one IN SELECT c.oid::regclass AS name, a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0
        AND a.attnotnull AND a.attidentity = ''
        AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary AND a.attnum = ANY (i.indkey)) LOOP
      EXECUTE format('ALTER TABLE %s ALTER COLUMN %I DROP NOT NULL', one.name, one.attname);
    END LOOP;
  END $$`);
  for (const { table, texts, json, lists = [] } of places) {
    const keys = await database.query<{ name: string; type: string }>(
      `SELECT a.attname AS name, format_type(a.atttypid, NULL) AS type FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
       WHERE i.indrelid = $1::regclass AND i.indisprimary AND a.attidentity = ''`,
      [table],
    );
    const values = new Map([
      ...keys.map(
        ({ name, type }) => [name, type === 'uuid' ? 'gen_random_uuid()' : type === 'text' ? `'key'` : '0'] as const,
      ),
      ...texts.map((column) => [column, '$1::text'] as const),
      ...json.map((column) => [column, `jsonb_build_object('inside', jsonb_build_array($1::text))`] as const),
      ...lists.map((column) => [column, 'ARRAY[$1::text]'] as const),
    ]);
    await database.query(
      `WITH off AS (SELECT set_config('session_replication_role', 'replica', false))
       INSERT INTO ${table} (${[...values.keys()].join(', ')}) SELECT ${[...values.values()].join(', ')} FROM off`,
      [text],
    );
  }
}
