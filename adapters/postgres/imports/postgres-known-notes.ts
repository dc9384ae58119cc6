import type { KnownNotes } from '@evident/application/imports/known-notes';
import type { KnownNote } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { caseless } from '@evident/domain/text';

/** Imported notes with their texts. Row-level security hides those of other teams and in the trash. */
export class PostgresKnownNotes implements KnownNotes {
  constructor(private readonly session: Session) {}

  like(
    projectId: Uuid,
    sourceName: string,
    titles: readonly string[],
    fingerprints: readonly string[],
    limit: number,
  ): Promise<KnownNote[]> {
    return this.session.query(
      `SELECT n.id, n.title, d.text, n.fingerprint, n.source_name AS "sourceName" FROM note n JOIN document d ON d.id = n.id
       WHERE n.project_id = $1 AND n.fingerprint IS NOT NULL
         AND (n.fingerprint = ANY($4) OR (n.archived_at IS NULL AND (caseless_text(n.source_name) = $2 OR caseless_text(n.title) = ANY($3))))
       ORDER BY n.fingerprint = ANY($4) DESC, n.id DESC LIMIT $5`,
      [projectId, caseless(sourceName), titles.map(caseless), fingerprints, limit],
    );
  }
}
