import type { Uuid } from '@evident/domain/kernel';
import type { Session } from './session.ts';

/** Forgets the words of a note's quotes in publications of insights: a comparison must not show redacted words. */
export async function forgetQuotes(session: Session, noteId: Uuid): Promise<void> {
  await session.query(
    `UPDATE insight_publication SET quotes = (
       SELECT coalesce(jsonb_agg(CASE WHEN q ->> 'noteId' = $1 THEN q || '{"text": null}' ELSE q END ORDER BY n), '[]')
       FROM jsonb_array_elements(quotes) WITH ORDINALITY AS t (q, n))
     WHERE quotes @> jsonb_build_array(jsonb_build_object('noteId', $1::text))`,
    [noteId],
  );
}
