import { type ImportFile, type ReadRow, type RowNote, type RowPlan, columnNames, rowReader } from '@evident/domain/imports';
import { openTable } from './open-table.ts';
import { NEVER_CLOSED, isFault, tableRows } from './table-rows.ts';

/**
 * The rows of a table below its header, one after the other, each with its line; the same file with the same options gives the same rows every time, so
 * that an import can go on behind a row it has done. Throws a refusal where `readFile` would refuse.
 */
export async function* readRows(file: ImportFile): AsyncGenerator<ReadRow> {
  const table = await openTable(file);
  const begin = table.first.line + (table.hasHeader ? 1 : 0);
  for await (const row of tableRows(table.text, table)) {
    // a title above the table is no row, a line that a quotation mark spoiled is one that is lost
    if (row.line >= begin || (isFault(row) && row.cause === NEVER_CLOSED)) yield row;
  }
}

/** The rows of a table as notes. */
export async function* readRowNotes(file: ImportFile, plan: RowPlan): AsyncGenerator<RowNote> {
  const read = rowReader({ ...plan, header: columnNames(plan.header) });
  for await (const row of readRows(file)) {
    if ('cause' in row) yield row;
    else {
      const note = read(row.cells);
      yield typeof note === 'string' ? { line: row.line, cause: note, row: row.cells } : { line: row.line, note };
    }
  }
}
