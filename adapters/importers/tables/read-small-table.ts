import { unguarded } from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { openTable } from './open-table.ts';
import { asLost, isFault } from './table-rows.ts';

interface SmallTable {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly faults: readonly { line: number; cause: string }[];
}

/** Reads a table whole, with the same parser as imports of notes. The first row holds the names of columns. */
export async function readSmallTable(name: string, csv: string, most: number): Promise<SmallTable> {
  const bytes = new TextEncoder().encode(csv);
  const table = await openTable({ name, bytes, options: { header: true, ignoreNul: true } });
  const rows: { line: number; cells: readonly string[] }[] = [];
  const faults: { line: number; cause: string }[] = [];
  for await (const group of table.rows()) {
    for (const row of group.map(asLost)) {
      if (row.line <= table.first.line) continue;
      if (isFault(row)) faults.push({ line: row.line, cause: row.cause });
      else rows.push(row);
    }
    if (rows.length > most)
      refuse('UnprocessableContent', `The table has more than ${most.toLocaleString('en')} rows`, 'Split it.');
  }
  return { header: table.first.cells, rows, faults };
}

/** Cells without the guard that our exports put before a formula. */
export const withoutGuards = (table: SmallTable): SmallTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(unguarded) })),
});
