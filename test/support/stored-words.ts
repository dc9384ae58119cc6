import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from './database.ts';

/** Tables and stored files that contain a text, in any column of any schema, bytes included. Case does not count. */
export async function storedIn(database: TestDatabase, dataFolder: string, text: string): Promise<string[]> {
  const columns = await database.query<{ name: string; column: string; type: string }>(
    `SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname) AS name, quote_ident(a.attname) AS "column", format_type(a.atttypid, NULL) AS type
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'm') AND a.attnum > 0 AND NOT a.attisdropped AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  const found: string[] = [];
  for (const [name, of] of Map.groupBy(columns, (column) => column.name)) {
    const all = of.map(({ column, type }) => (type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`));
    const rows = await database.query(`SELECT FROM ${name} WHERE concat_ws(' ', ${all.join(', ')}) ILIKE $1 LIMIT 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  for (const entry of await readdir(dataFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).toString('latin1').toLowerCase().includes(text.toLowerCase())) found.push('file');
  }
  return found.sort();
}
