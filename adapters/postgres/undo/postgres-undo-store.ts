import type { KeptChange, UndoKind } from '@evident/application/undo/undo-kind';
import type { Undoable, UndoEntry, UndoStore } from '@evident/application/undo/undo-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { holdSources } from '../ai/text-sources.ts';
import type { Session } from '../session.ts';
import { toDatedJson, withDates } from './dated-json.ts';

/** Reversible changes in PostgreSQL. */
export class PostgresUndoStore implements UndoStore {
  constructor(private readonly session: Session) {}

  async keep<Kept extends object>(
    { userId }: Pick<Actor, 'userId'>,
    { name }: UndoKind<Kept>,
    { id, projectId, label, before, undone = false }: Undoable<Kept>,
  ): Promise<Uuid> {
    const [kept] = await this.session.query<{ id: Uuid }>(
      `INSERT INTO undo_entry (id, team_id, member_id, project_id, label, kind, before, created_at, undone_at)
       VALUES (coalesce($1::uuid, uuidv7()), $2, $3, $4, $5, $6, $7, clock_timestamp(), CASE WHEN $8 THEN clock_timestamp() END)
       RETURNING id`,
      [id ?? null, this.session.teamId, userId, projectId, label, name, toDatedJson(before), undone],
    );
    return kept!.id;
  }
  async take(undoId: Uuid): Promise<UndoEntry | null> {
    // A redaction or erasure under way may delete the entry, which can hold removed words.
    await holdSources(this.session);
    const [entry] = await this.session.query<UndoEntry>(
      'SELECT member_id AS "memberId", kind, before, undone_at AS "undoneAt", redoable FROM undo_entry WHERE id = $1 FOR UPDATE',
      [undoId],
    );
    return entry ? { ...entry, before: withDates(entry.before) as object } : null;
  }

  async markUndone(undoId: Uuid, opposite: KeptChange | null): Promise<void> {
    await this.session.query(
      `UPDATE undo_entry SET undone_at = clock_timestamp(), redoable = $2::text IS NOT NULL, kind = coalesce($2, kind), before = coalesce($3, before)
       WHERE id = $1`,
      [undoId, opposite?.kind ?? null, opposite && toDatedJson(opposite.before)],
    );
  }

  async markRedone(undoId: Uuid, { kind, before }: KeptChange): Promise<void> {
    await this.session.query(
      'UPDATE undo_entry SET undone_at = NULL, redoable = false, kind = $2, before = $3 WHERE id = $1',
      [undoId, kind, toDatedJson(before)],
    );
  }
}
