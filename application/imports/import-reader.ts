import type { ImportFault, ImportFile, ImportOutcome, RowNote, RowPlan, TableRow } from '@evident/domain/imports';

/** A row of a table. Equal rows of equal and of other tables have equal keys, if as many are before them. */
export type KeyedRow = (TableRow & { readonly key: string }) | ImportFault;

/**
 * Reads imported files without blocking other requests. Never throws because of a file's content. Throws the reason of
 * an aborted signal.
 */
export interface ImportReader {
  read(file: ImportFile, signal?: AbortSignal): Promise<ImportOutcome>;
  /**
   * Reads table rows as notes, in groups. Deterministic for the same file and plan. If the table is truncated, the last
   * item is a fault.
   */
  rows(file: ImportFile, plan: RowPlan): AsyncIterable<RowNote[]>;
}

/** Reads tables row by row. */
export interface TableReader extends Pick<ImportReader, 'read'> {
  /** Reads rows as cells, in groups, as {@link ImportReader.rows} does. */
  cells(file: ImportFile): AsyncIterable<KeyedRow[]>;
}
