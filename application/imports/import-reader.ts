import type { ImportFile, ImportOutcome, RowNote, RowPlan } from '@evident/domain/imports';

/** Reads files that people import; never throws on what a file holds. */
export interface ImportReader {
  read(file: ImportFile): Promise<ImportOutcome>;
  /** The rows of a table as notes: the same file with the same plan gives the same rows every time. */
  rows(file: ImportFile, plan: RowPlan): AsyncIterable<RowNote>;
}
