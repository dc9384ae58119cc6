import type { TestDatabase } from '../../support/database.ts';
import { until } from '../../support/waiting.ts';

interface Within {
  readonly database: TestDatabase;
}
interface Hashed {
  /** Number of statements that had written to the table. */
  readonly writes: number;
  readonly hash: string;
}

/** Resolves once all events and due jobs of earlier requests are done. */
export async function quiet({ database }: Within): Promise<void> {
  await until(async () => {
    const [row] = await database.query<{ left: number }>(
      `SELECT ((SELECT count(*) FROM outbox) + (SELECT count(*) FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() AND name NOT LIKE '\\_\\_%'))::int AS left`,
    );
    return row!.left === 0;
  }, 30_000);
}

/**
 * Serializes a team's tables, to show that nothing was written. Excludes search, which maintains its statistics at any
 * time.
 */
export async function stateOf({ database }: Within, teamId: string): Promise<string> {
  await quiet({ database });
  const tables = await watched(database);
  const hashes = tables.of(teamId);
  const changed = [];
  for (const [name, writes] of await tables.writes())
    if (hashes.get(name)?.writes !== writes) changed.push({ name, writes });
  if (changed.length > 0) {
    const parts = changed.map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(coalesce(string_agg(t.said, '|' ORDER BY t.said), '')) AS hash FROM (SELECT ${SAID[name] ?? 't::text'} AS said FROM ${name} t WHERE team_id = $1) t`,
    );
    const rows = await database.query<{ name: string; hash: string }>(parts.join(' UNION ALL '), [teamId]);
    const hashOf = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const { name, writes } of changed) hashes.set(name, { writes, hash: hashOf.get(name)! });
  }
  return [...hashes].map(([name, { hash }]) => `${name} ${hash}`).join('\n');
}

/** Rows as text; entries of the audit log are sealed at any time. */
const SAID: Readonly<Record<string, string>> = {
  audit_entry: `(to_jsonb(t) - '{sequence,hash}'::text[])::text`,
};

interface Tables {
  /** Tables by name, in order, with the number of statements that wrote to them. */
  writes(): Promise<ReadonlyMap<string, number>>;
  of(teamId: string): Map<string, Hashed>;
}
const known = new WeakMap<TestDatabase, Promise<Tables>>();

/** Counts the writing statements of each table from now on, so that only changed tables are hashed again. */
function watched(database: TestDatabase): Promise<Tables> {
  const tables = known.get(database) ?? watch(database);
  known.set(database, tables);
  return tables;
}

async function watch(database: TestDatabase): Promise<Tables> {
  const tables = await database.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE a.attname = 'team_id' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname = 'public' AND c.relname NOT IN ('outbox', 'idempotency_key', 'audit_chain') AND c.relname NOT LIKE 'search\\_%' ORDER BY 1`,
  );
  await database.query(`
    CREATE SCHEMA watched;
    CREATE TABLE watched.write (name text NOT NULL);
    CREATE FUNCTION watched.count_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      'BEGIN INSERT INTO watched.write VALUES (TG_TABLE_NAME); RETURN NULL; END';
    ${tables
      .map(
        ({ name }) =>
          `CREATE TRIGGER zz_count_write AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION watched.count_write();`,
      )
      .join('\n')}`);
  const hashes = new Map<string, Map<string, Hashed>>();
  return {
    async writes() {
      const rows = await database.query<{ name: string; writes: number }>(
        'SELECT name, count(*)::int AS writes FROM watched.write GROUP BY name',
      );
      const counted = new Map(rows.map(({ name, writes }) => [name, writes]));
      return new Map(tables.map(({ name }) => [name, counted.get(name) ?? 0]));
    },
    of(teamId) {
      const own = hashes.get(teamId) ?? new Map<string, Hashed>();
      hashes.set(teamId, own);
      return own;
    },
  };
}
