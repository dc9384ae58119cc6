import type { UndoEntry, UndoStore } from '@evident/application/undo/undo-store';
import type { Uuid } from '@evident/domain/kernel';
import { holdSources } from '../ai/text-sources.ts';
import type { Session } from '../session.ts';

/** Reversible changes in PostgreSQL. */
export class PostgresUndoStore implements UndoStore {
  constructor(private readonly session: Session) {}

  async keep({ id, memberId, projectId, label, kind, before, createdAt }: UndoEntry): Promise<void> {
    await this.session.query(
      'INSERT INTO undo_entry (id, team_id, member_id, project_id, label, kind, before, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [id, this.session.teamId, memberId, projectId, label, kind, JSON.stringify(before), createdAt],
    );
  }
  async take(undoId: Uuid): Promise<UndoEntry | null> {
    // A redaction or erasure under way may delete the entry, which can hold removed words.
    await holdSources(this.session);
    return (
      (
        await this.session.query<UndoEntry>(
          'SELECT id, member_id AS "memberId", project_id AS "projectId", label, kind, before, created_at AS "createdAt", undone_at AS "undoneAt" FROM undo_entry WHERE id = $1 FOR UPDATE',
          [undoId],
        )
      )[0] ?? null
    );
  }
  async markUndone(undoId: Uuid, at: Date): Promise<void> {
    await this.session.query('UPDATE undo_entry SET undone_at = $2 WHERE id = $1', [undoId, at]);
  }
}
