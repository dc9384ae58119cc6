import { CHOSEN_NOTES_MAX, type ConversationScope } from '@evident/domain/conversations';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { DATE_OF_NOTE } from '../date-of-note.ts';
import { EVIDENCE, insightsFor } from '../insights/insight-rows.ts';
import { db, expression, textual } from '../queries.ts';
import type { Sight } from '../reads.ts';

export interface ChosenObject {
  readonly type: 'NOTE' | 'INSIGHT';
  readonly id: Uuid;
  readonly projectId: Uuid;
}

const NOTES = db.selectFrom('note as n').select(['n.id', 'n.project_id as projectId']);

const notesIn = (ids: readonly Uuid[]) => NOTES.where('n.id', '=', expression<Uuid>`ANY (${ids}::uuid[])`);

/** The latest notes of a person. */
const notesOf = (personId: Uuid) =>
  db
    .selectFrom('note as n')
    .innerJoin('document as d', 'd.id', 'n.id')
    .innerJoin('note_person as np', 'np.note_id', 'n.id')
    .innerJoin('person as x', 'x.id', 'np.person_id')
    .where('x.id', '=', personId)
    .where('n.archived_at', 'is', null)
    .select(['n.id', 'n.project_id as projectId'])
    .groupBy(['n.id', 'n.project_id', 'n.occurred_on', 'n.created_at'])
    .orderBy(textual(DATE_OF_NOTE), 'desc')
    .limit(CHOSEN_NOTES_MAX);

const withEvidence = (actor: Actor, insightId: Uuid) =>
  insightsFor(actor)
    .where('i.id', '=', insightId)
    .select(['i.id', 'i.project_id as projectId'])
    .select(
      expression<Uuid[]>`ARRAY(${db
        .selectFrom('highlight as h')
        .where('h.id', '=', expression<Uuid>`ANY (${EVIDENCE})`)
        .select('h.note_id')
        .distinct()
        .limit(CHOSEN_NOTES_MAX)})`.as('noteIds'),
    );

const PERSON = db.selectFrom('person as x').select('x.id');

/**
 * The notes and insights that a scope names one by one, as far as the actor can see them. Null if the actor cannot see what is named,
 * undefined for a scope that names a whole folder, project or workspace.
 */
export async function chosenObjects(
  sight: Sight,
  actor: Actor,
  { type, id, ids = [] }: ConversationScope,
): Promise<readonly ChosenObject[] | null | undefined> {
  const notes = (found: readonly Omit<ChosenObject, 'type'>[]): ChosenObject[] =>
    found.map((note) => ({ type: 'NOTE', ...note }));
  switch (type) {
    case 'NOTE':
    case 'NOTES': {
      const found = await sight.rows(notesIn(type === 'NOTE' ? [id!] : ids));
      return found.length === 0 ? null : notes(found);
    }
    case 'PERSON': {
      const [person] = await sight.rows(PERSON.where('x.id', '=', id!));
      return person ? notes(await sight.rows(notesOf(id!))) : null;
    }
    case 'INSIGHT': {
      const [insight] = await sight.rows(withEvidence(actor, id!));
      if (!insight) return null;
      const own: ChosenObject = { type: 'INSIGHT', id: insight.id, projectId: insight.projectId };
      return [own, ...notes(await sight.rows(notesIn(insight.noteIds)))];
    }
    default:
      return undefined;
  }
}
