import {
  type Citation,
  type EvidenceContent,
  NO_CONTENT,
  type Source,
  withoutCitations,
} from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

type Cited = Pick<Citation | Source, 'type' | 'id' | 'parentId'>;

const noteOf = ({ type, id, parentId }: Cited): Uuid | null => (type === 'note' ? id : parentId);

/** Replaces the stored sources of a text. */
export async function saveSources(session: Session, textId: Uuid, cited: readonly Cited[]): Promise<void> {
  await session.query('DELETE FROM ai_text_source WHERE ai_text_id = $1', [textId]);
  if (cited.length === 0) return;
  await session.query(
    `INSERT INTO ai_text_source (ai_text_id, team_id, source_type, source_id, note_id)
     SELECT $1, $2, s.type, s.id, s."noteId" FROM jsonb_to_recordset($3::jsonb) AS s (type text, id uuid, "noteId" uuid)
     ON CONFLICT DO NOTHING`,
    [textId, session.teamId, JSON.stringify(cited.map((one) => ({ type: one.type, id: one.id, noteId: noteOf(one) })))],
  );
}

/**
 * Removes all sentences that cite these objects, or highlights of these notes, for good. Texts that are being written
 * from them fail.
 */
export async function forgetSources(session: Session, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  const texts = await session.query<{ id: Uuid; content: EvidenceContent; isWriting: boolean }>(
    `SELECT t.id, t.content, t.state IN ('WAITING', 'WORKING') AS "isWriting" FROM ai_text t
     WHERE t.id IN (SELECT s.ai_text_id FROM ai_text_source s WHERE s.source_id = ANY ($1) OR s.note_id = ANY ($1))
     ORDER BY t.id FOR UPDATE`,
    [ids],
  );
  for (const { id, content, isWriting } of texts) {
    const left = isWriting
      ? NO_CONTENT
      : withoutCitations(content, (citation) => gone.has(citation.id) || gone.has(noteOf(citation) ?? ''));
    await session.query(
      `UPDATE ai_text SET content = $2, updated_at = now(),
         state = CASE WHEN $3 THEN 'FAILED' ELSE state END,
         reason = CASE WHEN $3 THEN 'Its sources changed while it was written. Try again.' ELSE reason END
       WHERE id = $1`,
      [id, JSON.stringify(left), isWriting],
    );
    await saveSources(session, id, left.citations);
  }
}

/**
 * Begins a redaction or erasure: texts whose sources were read before are not stored. Call it first in a unit of work:
 * those that write texts wait from here on.
 */
export async function changeSources(session: Session): Promise<void> {
  await session.query(
    `INSERT INTO source_change AS s (team_id, number) VALUES ($1, 1) ON CONFLICT (team_id) DO UPDATE SET number = s.number + 1`,
    [session.teamId],
  );
}

/** Waits for redactions and erasures under way, and lets none begin before the unit of work ends. */
export async function holdSources(session: Session): Promise<void> {
  await session.query('INSERT INTO source_change (team_id, number) VALUES ($1, 0) ON CONFLICT DO NOTHING', [
    session.teamId,
  ]);
  await session.query('SELECT number FROM source_change WHERE team_id = $1 FOR SHARE', [session.teamId]);
}

/** SQL: the number of the last redaction or erasure of the workspace `$1`. */
export const LAST_CHANGE = 'coalesce((SELECT number FROM source_change WHERE team_id = $1), 0)';
