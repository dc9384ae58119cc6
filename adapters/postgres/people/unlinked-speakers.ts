import type { Uuid } from '@evident/domain/kernel';
import { nameKey } from '@evident/domain/people';
import type { SqlBool } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression } from '../queries.ts';

export const BY_SPEAKER: Order = {
  columns: [
    { sql: 's.name', type: 'text' },
    { sql: 's."noteId"', type: 'uuid' },
    { sql: 's.by', type: 'text' },
  ],
};

const speakersIn = () =>
  expression<{ by: string; name: string }>`jsonb_each_text(d.speakers)`.as<'who'>(expression`who (by, name)`);

/** Speakers with a name who are not linked to a person, of a project or one of its notes. */
export const unlinkedSpeakers = (projectId: Uuid, noteId: Uuid | undefined) =>
  db
    .selectFrom(
      db
        .selectFrom('note as n')
        .innerJoin('document as d', 'd.id', 'n.id')
        .innerJoinLateral(speakersIn, (join) => join.onTrue())
        .where('n.project_id', '=', projectId)
        .where('n.archived_at', 'is', null)
        .where('who.name', '<>', '')
        .$if(noteId !== undefined, (notes) => notes.where('n.id', '=', noteId!))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('note_person as np').whereRef('np.note_id', '=', 'n.id').whereRef('np.speaker', '=', 'who.by'),
            ),
          ),
        )
        .select(['n.id as noteId', 'n.title as noteTitle', 'who.by', 'who.name'])
        .as('s'),
    )
    .select(['s.noteId', 's.noteTitle', 's.by', 's.name']);

/** People compared with the names of one page. */
const CANDIDATES = 5000;

/** People who share a first or last name, or its initial, with one of these names. `nameScore` of the domain decides. */
export function peopleLike(names: readonly string[]) {
  const parts = names.map((name) => nameKey(name).split(' '));
  const first = parts.map(([word = '']) => word);
  const last = parts.map((words) => words.at(-1) ?? '');
  const initials = first.map((word) => word.slice(0, 1));
  const lone = first.filter((word) => word.length === 1);
  const beginning = expression<string>`split_part(x.name_key, ' ', 1)`;
  return db
    .selectFrom('person as x')
    .where('x.name_key', '<>', '')
    .where(
      expression<SqlBool>`(${beginning} = ANY (${[...first, ...last, ...initials]}::text[]) OR split_part(x.name_key, ' ', -1) = ANY (${first}::text[])
        OR left(x.name_key, 1) = ANY (${lone}::text[]))`,
    )
    .select(['x.id', 'x.name'])
    .orderBy('x.name_key')
    .limit(CANDIDATES);
}
