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
  /** Columns of arrays of texts. */
  readonly lists?: readonly string[];
  /** Erased texts stay different, because the database demands it. */
  readonly unique?: boolean;
}

export interface ErasedOf {
  readonly ids?: readonly string[];
  /** LIKE patterns of the words in lower case. */
  readonly patterns?: readonly string[];
  /** All rows instead. */
  readonly all?: boolean;
  readonly erase: Eraser;
}

/** In the order in which their values are written. */
export const columnsOf = ({ texts, json, lists = [] }: Texts): string[] => [...texts, ...json, ...lists];

const ROWS_PER_BATCH = 200;
const FIRST = { id: '00000000-0000-0000-0000-000000000000', ctid: '(0,0)' };
const TYPES = { id: 'uuid', ctid: 'tid' };

type Row = Readonly<Record<string, unknown>> & { readonly key: string };

/** Erases words in rows; returns their keys, and how often the words stood in them. */
export async function erasedRows(
  session: Session,
  texts: Texts,
  { ids = [], patterns = [], all = false, erase }: ErasedOf,
): Promise<Erased> {
  const { table, key, of } = texts;
  const columns = columnsOf(texts);
  const select = `SELECT ${key}::text AS key, ${columns.join(', ')} FROM ${table}`;
  const done: Erased = { keys: [], mentions: 0 };
  if (!all) {
    const where =
      of === null
        ? `(${columns.map((column) => `lower(${column}::text) LIKE ANY ($1::text[])`).join(' OR ')})`
        : `${of} = ANY ($1::uuid[])`;
    const rows = await session.query<Row>(`${select} WHERE ${where}`, [of === null ? patterns : ids]);
    await eraseIn(session, texts, rows, erase, done);
    return done;
  }
  for (let after: string | null = FIRST[key]; after !== null;) {
    const rows: Row[] = await session.query<Row>(
      `${select} WHERE ${key} > $1::${TYPES[key]} ORDER BY ${table}.${key} LIMIT $2`,
      [after, ROWS_PER_BATCH],
    );
    await eraseIn(session, texts, rows, erase, done);
    after = rows.at(-1)?.key ?? null;
  }
  return done;
}

interface Erased {
  readonly keys: string[];
  mentions: number;
}

async function eraseIn(session: Session, of: Texts, rows: readonly Row[], erase: Eraser, done: Erased): Promise<void> {
  const { table, key, texts, json, lists = [], unique = false } = of;
  const columns = columnsOf(of);
  for (const row of rows) {
    let count = 0;
    const counted: Eraser = (text) => {
      const erased = erase(text);
      count += erased.count;
      return erased;
    };
    const values = [
      ...texts.map((column) => {
        const [text, before] = [row[column], count];
        if (typeof text !== 'string') return text;
        const erased = counted(text).text;
        return unique && count > before ? `${erased} ${row.key.slice(-6)}` : erased;
      }),
      ...json.map((column) => (row[column] === null ? null : JSON.stringify(erasedJson(row[column], counted)))),
      ...lists.map((column) => (row[column] as string[] | null)?.map((text) => counted(text).text) ?? null),
    ];
    if (count === 0) continue;
    done.mentions += count;
    done.keys.push(row.key);
    await session.query(
      `UPDATE ${table} SET ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')} WHERE ${key} = $1::${TYPES[key]}`,
      [row.key, ...values],
    );
  }
}

/** Whether a value is the mark of a link that holds the words: the link goes, as a part of an address leads nowhere. */
function isLinkTo(value: unknown, erase: Eraser): boolean {
  const { type, attrs } = (value ?? {}) as { type?: unknown; attrs?: { href?: unknown } };
  return type === 'link' && typeof attrs?.href === 'string' && erase(attrs.href).count > 0;
}

/** Keys stay: they are names of columns and properties. */
function erasedJson(value: unknown, erase: Eraser): unknown {
  if (typeof value === 'string') return erase(value).text;
  if (Array.isArray(value)) return value.filter((one) => !isLinkTo(one, erase)).map((one) => erasedJson(one, erase));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, erasedJson(one, erase)]));
}
