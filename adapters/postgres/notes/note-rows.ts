import type { RichNode } from '@evident/domain/content';
import { contributors } from '../contributors.ts';
import { db, expression, numberOf, textual } from '../queries.ts';

/** Enough characters for an excerpt, so that lists do not read whole texts. */
const FIRST_WORDS = 600;
/**
 * Maximum stored bytes of a text in which headings are looked up. In rows of tables they are the column names. Longer
 * texts would be read whole.
 */
const SHORT_BYTES = 8000;
const FIRST_BLOCKS = 8;

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
    textual<string>(`left(d.text, ${FIRST_WORDS})`).as('excerpt'),
    textual<RichNode[] | null>(
      `CASE WHEN pg_column_size(d.content) < ${SHORT_BYTES} AND d.content #>> '{content,0,type}' = 'heading' THEN jsonb_path_query_array(d.content, '$.content[0 to ${FIRST_BLOCKS - 1}]') END`,
    ).as('opening'),
    contributors('n.id', true).as('authors'),
    'n.ai_generated as aiGenerated',
    expression<boolean>`n.archived_at IS NOT NULL`.as('archived'),
    'n.created_at as createdAt',
    'n.updated_at as updatedAt',
  ])
  .select(({ selectFrom }) =>
    numberOf(selectFrom('highlight as h').whereRef('h.note_id', '=', 'n.id')).as('highlightCount'),
  );
