import type { RichNode } from '@evident/domain/content';
import { textual } from './queries.ts';

/** Enough characters for an excerpt, so that lists do not read whole texts. */
const FIRST_WORDS = 600;
/**
 * Maximum stored bytes of a text in which headings are looked up. In rows of tables they are the column names. Longer
 * texts would be read whole.
 */
const SHORT_BYTES = 8000;
const FIRST_BLOCKS = 8;

/** The first words of the document with that alias, and the first blocks if they are few and begin with a heading. */
export const firstWordsOf = (alias: string) => textual<string>(`left(${alias}.text, ${FIRST_WORDS})`);
export const openingOf = (alias: string) =>
  textual<RichNode[] | null>(
    `CASE WHEN pg_column_size(${alias}.content) < ${SHORT_BYTES} AND ${alias}.content #>> '{content,0,type}' = 'heading' THEN jsonb_path_query_array(${alias}.content, '$.content[0 to ${FIRST_BLOCKS - 1}]') END`,
  );
