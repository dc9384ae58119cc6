import type { ImportFile, ImportOutcome, RowNote, RowPlan } from '@evident/domain/imports';

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
