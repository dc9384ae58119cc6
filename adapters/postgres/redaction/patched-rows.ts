import type { RowPatch } from '@evident/application/redaction/redaction-store';
import type { CopyEraser } from '@evident/domain/redaction';
import { isSameJson } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

/** Columns of a table that hold texts; those in `json` hold texts inside. `key` is an SQL expression that names a row. */
export interface Place {
  readonly table: string;
  readonly key: string;
  readonly texts: readonly string[];
  readonly json: readonly string[];
  /** Properties in `json` whose values are names of the program, not words. */
  readonly names?: readonly string[];
}

type Row = Readonly<Record<string, unknown>> & { readonly key: string };

/** SQL condition: the column holds all words of one of the passages in `$1`, a JSON list of lists. */
export const mayHold = (column: string): string =>
  `EXISTS (SELECT FROM jsonb_array_elements($1::jsonb) p WHERE ${column}::text ILIKE ALL (ARRAY(SELECT '%' || replace(w, '''', '_') || '%' FROM jsonb_array_elements_text(p) w)))`;

/** Erases words in the rows of a condition; returns what was changed. */
export async function patchedRows(
  session: Session,
  { table, key, texts, json, names }: Place,
  where: string,
  parameters: readonly unknown[],
  erase: CopyEraser,
): Promise<RowPatch[]> {
  const columns = [...texts, ...json];
  const rows = await session.query<Row>(
    `SELECT ${key}::text AS key, ${columns.join(', ')} FROM ${table} WHERE ${where}`,
    parameters,
  );
  const patches = rows.flatMap((row) =>
    columns.flatMap((column): RowPatch[] => {
      const before = row[column] ?? null;
      const after = erasedJson(before, erase, names);
      return isSameJson(before, after) ? [] : [{ table, key: row.key, column, before, after }];
    }),
  );
  for (const patch of patches) await write(session, { table, key, texts, json }, patch, patch.after);
  return patches;
}

/** Restores the earlier value if the row is unchanged since. */
export async function revertedRow(session: Session, places: readonly Place[], patch: RowPatch): Promise<boolean> {
  const place = places.find(({ table }) => table === patch.table);
  if (!place || ![...place.texts, ...place.json].includes(patch.column)) return false;
  const [row] = await session.query<Row>(
    `SELECT ${place.key}::text AS key, ${patch.column} FROM ${place.table} WHERE ${place.key}::text = $1 FOR UPDATE`,
    [patch.key],
  );
  if (!row || !isSameJson(row[patch.column] ?? null, patch.after)) return false;
  await write(session, place, patch, patch.before);
  return true;
}

async function write(session: Session, { table, key, json }: Place, patch: RowPatch, value: unknown): Promise<void> {
  await session.query(`UPDATE ${table} SET ${patch.column} = $2 WHERE ${key}::text = $1`, [
    patch.key,
    json.includes(patch.column) ? JSON.stringify(value) : value,
  ]);
}

/** Keys stay: they are names of columns and properties. */
export function erasedJson(value: unknown, erase: CopyEraser, names: readonly string[] = []): unknown {
  if (typeof value === 'string') return erase(value).text;
  if (Array.isArray(value)) return value.map((one) => erasedJson(one, erase, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, names.includes(key) ? one : erasedJson(one, erase, names)]),
  );
}
