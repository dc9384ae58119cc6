import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { candidatePatterns } from './candidates.ts';
import { rowsHolding } from './rows-holding.ts';

/** Text and speakers, and the content with the addresses of links and the descriptions of pictures. */
const TEXTS = `concat_ws(' ', text, speakers, content)`;

/** Documents that name a person in their text, its attributes, their earlier versions, or their history as far as it is in one piece. */
export async function documentsNaming(
  session: Session,
  words: readonly string[],
  except: readonly Uuid[],
  holds: (text: string) => boolean,
): Promise<Uuid[]> {
  if (words.length === 0) return [];
  const patterns = candidatePatterns(words);
  const now = await rowsHolding(session, 'document', TEXTS, holds, patterns);
  const versions = await rowsHolding(session, 'text_version', TEXTS, holds, patterns);
  const before = await rowsHolding(session, 'document', HISTORY, holds, patterns);
  const rows = await session.query<{ id: Uuid }>(
    `SELECT id FROM (SELECT unnest($1::uuid[]) AS id UNION SELECT document_id FROM text_version WHERE id = ANY ($2::uuid[])) named
     WHERE id <> ALL ($3::uuid[]) ORDER BY id`,
    [[...now, ...before], versions, except],
  );
  return rows.map(({ id }) => id);
}

/** Bytes as text: other characters than those of ASCII are escaped. */
const HISTORY = `(SELECT concat_ws(' ', encode(document.state, 'escape'),
  (SELECT string_agg(encode(u.data, 'escape'), ' ') FROM document_update u WHERE u.document_id = document.id)))`;
