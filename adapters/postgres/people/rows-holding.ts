import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

const NONE = '00000000-0000-0000-0000-000000000000';
const ROWS_PER_BATCH = 200;

/**
 * Ids of rows whose text holds something that SQL cannot look for. `text` is an SQL expression.
 * @param patterns LIKE patterns of texts in lower case that may hold it; null reads all
 */
export async function rowsHolding(
  session: Session,
  table: string,
  text: string,
  holds: (text: string) => boolean,
  patterns: readonly string[] | null = null,
): Promise<Uuid[]> {
  const found: Uuid[] = [];
  for (let after: Uuid | null = NONE; after !== null;) {
    const rows: { id: Uuid; text: string | null }[] = await session.query(
      `SELECT id, CASE WHEN $3::text[] IS NULL OR lower(text) LIKE ANY ($3) THEN text END AS text
       FROM (SELECT id, ${text} AS text FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2) t ORDER BY id`,
      [after, ROWS_PER_BATCH, patterns],
    );
    found.push(...rows.filter((row) => row.text !== null && holds(row.text)).map(({ id }) => id));
    after = rows.at(-1)?.id ?? null;
  }
  return found;
}

interface Stored {
  readonly id: Uuid;
  readonly text: string;
  readonly history: Buffer | null;
}

/** Documents whose text, or an earlier version of it, holds something; outside notes also those whose stored history does, as far as it is in one piece. */
export async function documentsHolding(
  session: Session,
  holds: (text: string) => boolean,
  which: 'all' | 'outside notes' = 'all',
): Promise<Uuid[]> {
  const among = which === 'all' ? '' : 'AND NOT EXISTS (SELECT FROM note n WHERE n.id = d.id)';
  const found: Uuid[] = [];
  for (let after: Uuid | null = NONE; after !== null;) {
    const rows: Stored[] = await session.query(
      `SELECT d.id, d.text, CASE WHEN NOT EXISTS (SELECT FROM note n WHERE n.id = d.id) THEN
           coalesce(d.state, '') || coalesce((SELECT string_agg(u.data, '' ORDER BY u.seq) FROM document_update u WHERE u.document_id = d.id), '')
         END AS history
       FROM document d WHERE d.id > $1 ${among} ORDER BY d.id LIMIT $2`,
      [after, ROWS_PER_BATCH],
    );
    for (const { id, text, history } of rows)
      if (holds(text) || (history !== null && holds(history.toString('utf8')))) found.push(id);
    after = rows.at(-1)?.id ?? null;
  }
  const versions = await rowsHolding(session, 'text_version', `coalesce(text, '')`, holds);
  const earlier = await session.query<{ id: Uuid }>(
    `SELECT DISTINCT d.document_id AS id FROM text_version d WHERE d.id = ANY ($1) ${among.replace('d.id', 'd.document_id')}`,
    [versions],
  );
  return [...new Set([...found, ...earlier.map(({ id }) => id)])];
}
