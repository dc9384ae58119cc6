import type { KnownNote } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';

/** The imported notes of a project that a file may correct, inside a unit of work. */
export interface KnownNotes {
  /** Those from a file of this name, with one of these titles, or with one of these fingerprints; the newest first, at most `limit`. */
  like(
    projectId: Uuid,
    sourceName: string,
    titles: readonly string[],
    fingerprints: readonly string[],
    limit: number,
  ): Promise<KnownNote[]>;
}
