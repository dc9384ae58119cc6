import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { mayHold } from './patched-rows.ts';

/** Words in a row from which on the same words elsewhere are a copy. */
const COPY_WORDS = 6;
const TEXTS = mayHold(`(s.key || ' ' || s.reason || ' ' || coalesce(s.words::text, ''))`);

/** Deletes suggestions that quote removed words of a note, or copies of them elsewhere. */
export async function forgetSuggestions(
  session: Session,
  noteId: Uuid,
  words: readonly (readonly string[])[],
): Promise<void> {
  await session.query(`DELETE FROM suggestion s WHERE s.note_id = $2 AND ${TEXTS}`, [JSON.stringify(words), noteId]);
  const copies = words.filter(({ length }) => length >= COPY_WORDS);
  await session.query(`DELETE FROM suggestion s WHERE s.note_id <> $2 AND ${TEXTS}`, [JSON.stringify(copies), noteId]);
}
