import { isSameJson, type Uuid } from '@evident/domain/kernel';
import type { CopyEraser } from '@evident/domain/redaction';
import type { Session } from '../session.ts';
import { erasedJson, mayHold } from './patched-rows.ts';

interface UndoRow {
  readonly id: Uuid;
  readonly texts: unknown;
  readonly isPlaced: boolean;
}

const HOLDS = mayHold('(u.label || u.before::text)');

/**
 * Deletes undo entries that hold removed words: those of the note and its project, those without a project, and copies
 * in other projects.
 */
export async function forgetUndo(
  session: Session,
  noteId: Uuid,
  words: readonly (readonly string[])[],
  { everywhere, copies }: { readonly everywhere: CopyEraser; readonly copies: CopyEraser },
): Promise<void> {
  const given = JSON.stringify(words);
  await session.query(
    `DELETE FROM undo_entry u WHERE ${HOLDS}
       AND (u.before::text LIKE '%' || $2 || '%' OR EXISTS (SELECT FROM highlight h WHERE h.note_id = $2::uuid AND u.before::text LIKE '%' || h.id || '%')
         OR u.project_id = (SELECT project_id FROM note WHERE id = $2::uuid))`,
    [given, noteId],
  );
  const others = await session.query<UndoRow>(
    `SELECT u.id, jsonb_build_array(u.label, u.before) AS texts, u.project_id IS NOT NULL AS "isPlaced" FROM undo_entry u WHERE ${HOLDS}`,
    [given],
  );
  const gone = others.filter(
    ({ texts, isPlaced }) => !isSameJson(texts, erasedJson(texts, isPlaced ? copies : everywhere)),
  );
  await session.query('DELETE FROM undo_entry WHERE id = ANY ($1)', [gone.map(({ id }) => id)]);
}
