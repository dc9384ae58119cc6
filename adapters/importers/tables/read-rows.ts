import { hash } from 'node:crypto';
import {
  type ImportFile,
  type ReadRow,
  type RowNote,
  type RowPlan,
  columnNames,
  failureColumns,
  identityOfRow,
  readyNote,
  rowReader,
  unguarded,
} from '@evident/domain/imports';
import type { KeyedRow } from '@evident/application/imports/import-reader';
import { type OpenTable, openTable } from './open-table.ts';
import { NEVER_CLOSED, type ParsedRow, asLost, isFault } from './table-rows.ts';

/** Characters of a key: 132 bits. */
const KEY_LENGTH = 22;

/**
 * Yields the rows below the header in groups, each with its line. Equal files and options yield equal rows, so an import can resume after any row.
 * @throws Refusal in the cases `readFile` refuses
 */
export async function* readRows(file: ImportFile): AsyncGenerator<ReadRow[]> {
  yield* rowsBelow(await openTable(file));
}

/** Yields the rows of an open table. */
export async function* rowsBelow(table: OpenTable): AsyncGenerator<ParsedRow[]> {
  const begin = table.first.line + (table.hasHeader ? 1 : 0);
  // A corrected failure report contains the apostrophes that protect against formulas.
  const mended = table.hasHeader && failureColumns(table.first.cells) > 0;
  for await (const rows of table.rows()) {
    // Titles above the table are not rows; lines lost to an unclosed quotation mark are.
    const kept = rows.flatMap((row) => {
      if (row.line >= begin) return [row];
      const known = row.line === table.first.line ? row : asLost(row);
      return isFault(known) && known.cause === NEVER_CLOSED ? [known] : [];
    });
    yield mended ? kept.map((row) => (isFault(row) ? row : { ...row, cells: row.cells.map(unguarded) })) : kept;
  }
}

/** Yields the rows with their cells and keys. */
export async function* readKeyedRows(file: ImportFile): AsyncGenerator<KeyedRow[]> {
  const seen = new Map<string, number>();
  for await (const rows of readRows(file))
    yield rows.map((row) => {
      if ('cause' in row) return row;
      const digest = hash('sha256', JSON.stringify(row.cells), 'base64url').slice(0, KEY_LENGTH);
      const before = seen.get(digest) ?? 0;
      seen.set(digest, before + 1);
      return { ...row, key: before === 0 ? digest : `${digest}:${before}` };
    });
}

/** Yields the rows as notes. The fingerprint includes the file: equal rows in two files are two notes. */
export async function* readRowNotes(file: ImportFile, plan: RowPlan): AsyncGenerator<RowNote[]> {
  const read = rowReader({ ...plan, header: columnNames(plan.header) });
  const fileHash = hash('sha256', file.bytes);
  const seen = new Map<string, number>();
  let number = 0;
  const fingerprintOf = (identity: string): string => {
    const fingerprint = hash('sha256', fileHash + identity);
    const before = seen.get(fingerprint) ?? 0;
    seen.set(fingerprint, before + 1);
    return before === 0 ? fingerprint : `${fingerprint}:${before}`;
  };
  for await (const rows of readRows(file)) {
    yield rows.map((row) => {
      number += 1;
      if ('cause' in row) return row;
      const note = read(row.cells, number);
      if (typeof note === 'string') return { line: row.line, cause: note, row: row.cells };
      const content = JSON.stringify(note.content);
      return { line: row.line, note: readyNote(note, fingerprintOf(identityOfRow(note, content)), content) };
    });
  }
}
