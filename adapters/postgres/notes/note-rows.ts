import { contributors } from '../contributors.ts';
import { firstWordsOf, openingOf } from '../first-words.ts';
import { db, expression, numberOf } from '../queries.ts';

/**
 * Notes `n` with their documents `d`, for lists. `opening`: the first blocks of a short text that begins with a
 * heading.
 */
export const NOTES = db
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .select([
    'n.id',
    'n.project_id as projectId',
    'n.title',
    expression<string | null>`n.occurred_on::text`.as('occurredOn'),
    firstWordsOf('d').as('excerpt'),
    openingOf('d').as('opening'),
    contributors('n.id', true).as('authors'),
    'n.ai_generated as aiGenerated',
    expression<boolean>`n.archived_at IS NOT NULL`.as('archived'),
    'n.created_at as createdAt',
    'n.updated_at as updatedAt',
  ])
  .select(({ selectFrom }) =>
    numberOf(selectFrom('highlight as h').whereRef('h.note_id', '=', 'n.id')).as('highlightCount'),
  );
