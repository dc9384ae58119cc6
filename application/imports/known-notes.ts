import type { KnownNote } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';

/** Imported notes that a file may update, inside a unit of work. */
export interface KnownNotes {
  /** Notes with this file name, one of these titles, or one of these fingerprints; newest first, at most `limit`. */
  like(
    projectId: Uuid,
    sourceName: string,
    titles: readonly string[],
    fingerprints: readonly string[],
    limit: number,
  ): Promise<KnownNote[]>;
}
