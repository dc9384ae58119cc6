import type { WorkspaceReader } from '@evident/application/closing/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { PostgresReads, ReadRows } from '../reads.ts';

/** Left out of exports: secrets, derived copies, queues, and what is only needed for minutes. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'access_token',
  'audit_chain',
  'connection_attempt',
  'event_log',
  'event_stream',
  'external_identity',
  'idempotency_key',
  'oauth_grant',
  'outbox',
  'outbox_turn',
  // Redacted words.
  'redaction_original',
  'removed_address',
  'scim_token',
  'set_aside_job',
  'sso_attempt',
  'undo_entry',
  'webhook_delivery',
]);
const DERIVED = /^search_/;
/** Columns with secrets, or hashes of them. */
export const SECRET_COLUMN = /secret|sealed|_hash$|token|credential|^access$|^vector$/;

const AT_ONCE = 200;
/** Each table of the product with its key, or the place of the row where it has none, in the order of names. */
const TABLES = `
  SELECT c.relname AS table,
    coalesce((SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(i.indkey) WITH ORDINALITY k (number, place) JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number), '{ctid}') AS keys,
    coalesce((SELECT array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY k.place) FROM unnest(i.indkey) WITH ORDINALITY k (number, place) JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number), '{tid}') AS types,
    (SELECT array_agg(a.attname::text) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND (c.relname = 'team' OR EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'team_id' AND NOT a.attisdropped))
  ORDER BY c.relname`;

interface Table {
  readonly table: string;
  readonly keys: readonly string[];
  readonly types: readonly string[];
  readonly columns: readonly string[];
}

const CONTENTS = `
  SELECT (SELECT count(*)::int FROM member WHERE team_id = $1 AND removed_at IS NULL) AS members,
    (SELECT count(*)::int FROM project WHERE team_id = $1) AS projects,
    (SELECT count(*)::int FROM note WHERE team_id = $1) AS notes,
    (SELECT count(*)::int FROM file WHERE team_id = $1 AND media_type ~ '^(audio|video)/') AS recordings,
    (SELECT count(*)::int FROM file WHERE team_id = $1) AS files,
    (SELECT coalesce(sum(bytes), 0)::float8 FROM file WHERE team_id = $1) AS "fileBytes",
    (SELECT count(*)::int FROM share_link WHERE team_id = $1 AND off_at IS NULL AND (expires_at IS NULL OR expires_at > now())) AS "publicLinks",
    (SELECT count(*)::int FROM access_token WHERE team_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()))
      + (SELECT count(*)::int FROM scim_token WHERE team_id = $1 AND revoked_at IS NULL) AS "accessTokens"`;

type Contents = Awaited<ReturnType<WorkspaceReader['contents']>>;

/**
 * Reads a whole workspace. Reason: before a workspace is deleted, its admins count and export everything, also what
 * they have no access to.
 */
export class PostgresWorkspaceRows implements WorkspaceReader {
  constructor(private readonly reads: PostgresReads) {}

  async contents({ teamId }: Actor): Promise<Contents> {
    const [row] = await this.whole(teamId, (rows) => rows<Contents>(CONTENTS, [teamId]));
    return row!;
  }

  async *rows(teamId: Uuid): AsyncIterable<{ table: string; lines: string }> {
    const tables = await this.whole(teamId, (rows) => rows<Table>(TABLES));
    for (const each of tables)
      if (!LEFT_OUT.has(each.table) && !DERIVED.test(each.table)) yield* this.rowsOf(teamId, each);
  }

  async *files(teamId: Uuid): AsyncIterable<{ id: Uuid; name: string }> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const files = await this.whole(teamId, (rows) =>
        rows<{ id: Uuid; name: string }>(
          'SELECT id, name FROM file WHERE team_id = $1 AND id > $2 ORDER BY id LIMIT $3',
          [teamId, after, AT_ONCE],
        ),
      );
      yield* files;
      if (files.length < AT_ONCE) return;
      after = files.at(-1)!.id;
    }
  }

  /** Keys are compared as rows, so that changes meanwhile move no row past the reader. */
  private async *rowsOf(
    teamId: Uuid,
    { table, keys, types, columns }: Table,
  ): AsyncIterable<{ table: string; lines: string }> {
    const list = keys.map(quoted).join(', ');
    const secrets = columns.filter((name) => SECRET_COLUMN.test(name));
    const own = table === 'team' ? 'id' : 'team_id';
    const statement = (after: boolean) => `
      SELECT (to_jsonb(t) - $2::text[])::text AS line, ARRAY[${keys.map((key) => `${quoted(key)}::text`).join(', ')}] AS key
      FROM ${quoted(table)} t WHERE ${own} = $1
      ${after ? `AND (${list}) > (${types.map((type, at) => `($3::text[])[${at + 1}]::${type}`).join(', ')})` : 'AND $3::text[] IS NULL'}
      ORDER BY ${list} LIMIT ${AT_ONCE}`;
    let after: string[] | null = null;
    for (;;) {
      const found: { line: string; key: string[] }[] = await this.whole(teamId, (rows) =>
        rows(statement(after !== null), [teamId, secrets, after]),
      );
      if (found.length > 0) yield { table, lines: `${found.map(({ line }) => line).join('\n')}\n` };
      if (found.length < AT_ONCE) return;
      after = found.at(-1)!.key;
    }
  }

  /** With what is in the trash. */
  private whole<T>(teamId: Uuid, work: (rows: ReadRows) => Promise<T>): Promise<T> {
    return this.reads.unscoped(teamId, async (rows) => {
      await rows(`SELECT set_config('evident.trash', 'shown', true)`);
      return work(rows);
    });
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
