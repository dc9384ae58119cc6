import type { NamedInNote, PassageQuestion } from '@evident/application/conversations/passage-reader';
import type { Uuid } from '@evident/domain/kernel';
import { peopleAccessOf } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { ReadRows } from '../reads.ts';

const READ_MAX = 1_000;

/**
 * Speakers and linked people whom a question names, in the notes of scopes. People only for members with people access. Reason: limited
 * to the scopes in sight; what is shown is read from records.
 */
export async function namedInNotes(
  rows: ReadRows,
  actor: Actor,
  { naming, named }: Pick<PassageQuestion, 'naming' | 'named'>,
  scopes: readonly Uuid[],
): Promise<NamedInNote[]> {
  if (naming.length === 0) return [];
  const found = await rows<NamedInNote>(
    `SELECT n.id AS "noteId", s.value AS name, s.value AS speaker
     FROM note n JOIN document d ON d.id = n.id CROSS JOIN LATERAL jsonb_each_text(d.speakers) s
     WHERE n.project_id = ANY ($1::uuid[]) AND n.archived_at IS NULL
       AND regexp_split_to_array(lower(s.value), '[^[:alnum:]]+') && $2::text[]
     UNION
     SELECT n.id, p.name, d.speakers ->> l.speaker
     FROM person p JOIN note_person l ON l.person_id = p.id JOIN note n ON n.id = l.note_id JOIN document d ON d.id = n.id
     WHERE n.project_id = ANY ($1::uuid[]) AND n.archived_at IS NULL AND string_to_array(p.name_key, ' ') && $2::text[]
       AND EXISTS (SELECT FROM team t WHERE t.id = p.team_id AND t.people_access = ANY ($3::text[]))
     LIMIT $4`,
    [scopes, naming, peopleAccessOf(actor), READ_MAX],
  );
  const meant = new Set(named([...new Set(found.map(({ name }) => name))]));
  return found.filter(({ name }) => meant.has(name));
}
