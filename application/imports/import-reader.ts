import type { ImportFile, ImportOutcome, RowNote, RowPlan } from '@evident/domain/imports';

/** Reads files that people import, without holding up anybody else; never throws on what a file holds. Throws the signal's reason when it is given. */
export interface ImportReader {
  read(file: ImportFile, signal?: AbortSignal): Promise<ImportOutcome>;
  /** The rows of a table as notes, in groups: the same file with the same plan gives the same rows every time. Where it can't be read to its end, the last one says so. */
  rows(file: ImportFile, plan: RowPlan): AsyncIterable<RowNote[]>;
}
