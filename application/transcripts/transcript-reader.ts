import type { ImportFile, ImportOutcome } from '@evident/domain/imports';

/** Reads a transcript in any format that import reads. Never throws because of a file's content. */
export interface TranscriptReader {
  read(file: ImportFile): Promise<ImportOutcome>;
}
