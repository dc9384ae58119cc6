import type { Eraser } from '@evident/domain/people';
import type { Session } from '../session.ts';

/** Columns of a table that hold texts; those in `json` hold texts inside. */
export interface Texts {
  readonly table: string;
  readonly key: 'id' | 'ctid';
  /** The column by which rows are chosen; null chooses them by words. */
  readonly of: string | null;
  readonly texts: readonly string[];
  readonly json: readonly string[];
}

interface Which {
  readonly ids?: readonly string[];
  /** ILIKE patterns of the words. */
  readonly patterns?: readonly string[];
  readonly erase: Eraser;
}

type Row = Readonly<Record<string, unknown>> & { readonly key: string };

/** Erases words in rows; returns their keys, and how often the words stood in them. */
export async function erasedRows(
  session: Session,
  { table, key, of, texts, json }: Texts,
  { ids = [], patterns = [], erase }: Which,
): Promise<{ keys: string[]; mentions: number }> {
  const columns = [...texts, ...json];
  const where =
    of === null
      ? `(${columns.map((column) => `${column}::text ILIKE ANY ($1::text[])`).join(' OR ')})`
      : `${of} = ANY ($1::uuid[])`;
  const rows = await session.query<Row>(
    `SELECT ${key}::text AS key, ${columns.join(', ')} FROM ${table} WHERE ${where}`,
    [of === null ? patterns : ids],
  );
  const keys: string[] = [];
  let mentions = 0;
  for (const row of rows) {
    let count = 0;
    const counted: Eraser = (text) => {
      const erased = erase(text);
      count += erased.count;
      return erased;
    };
    const values = [
      ...texts.map((column) => (typeof row[column] === 'string' ? counted(row[column]).text : row[column])),
      ...json.map((column) => (row[column] === null ? null : JSON.stringify(erasedJson(row[column], counted)))),
    ];
    if (count === 0) continue;
    mentions += count;
    keys.push(row.key);
    await session.query(
      `UPDATE ${table} SET ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')} WHERE ${key} = $1::${key === 'id' ? 'uuid' : 'tid'}`,
      [row.key, ...values],
    );
  }
  return { keys, mentions };
}

/** Keys stay: they are names of columns and properties. */
function erasedJson(value: unknown, erase: Eraser): unknown {
  if (typeof value === 'string') return erase(value).text;
  if (Array.isArray(value)) return value.map((one) => erasedJson(one, erase));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, erasedJson(one, erase)]));
}
