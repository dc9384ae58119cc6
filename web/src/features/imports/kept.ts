import type { ReactNode } from 'react';

/** Recordings and images, which are not imported but kept as they are, by another capability. */
export interface Kept {
  /** Takes them, with the transcripts of recordings. `shown` if the window of the import shows them. */
  readonly take: (files: readonly File[], transcripts: ReadonlyMap<File, File>, shown: boolean) => void;
  /** Those that came with the texts of the import, with their progress. */
  readonly list: ReactNode;
  /** The window does not show them any longer. `reported` if it showed its report. */
  readonly leave: (reported: boolean) => void;
}
