import type { Place } from './patched-rows.ts';

const AI_TEXT: Place = { table: 'ai_text', key: 'id', texts: [], json: ['content'], names: ['type', 'key'] };
/** Keys of rules whose values are no words. */
const RULE_NAMES = [
  'type',
  'event',
  'combinator',
  'field',
  'operator',
  'cronExpression',
  'timezone',
  'actionType',
  'memberIds',
  'projectId',
  'fieldId',
  'framework',
  'state',
];
/** Rows of a note that may hold its words, by the condition that names the note as `$1`. */
export const OF_NOTE: readonly (readonly [Place, string])[] = [
  [{ table: 'note', key: 'id', texts: ['title', 'source_name'], json: ['raw_fields'] }, 'id = $1'],
  [{ table: 'highlight', key: 'id', texts: ['text', 'before', 'after'], json: [] }, 'note_id = $1'],
  [{ table: 'comment_thread', key: 'id', texts: ['quote', 'before', 'after'], json: [] }, 'note_id = $1'],
  [
    { table: 'comment', key: 'id', texts: ['text'], json: [] },
    'thread_id IN (SELECT id FROM comment_thread WHERE note_id = $1)',
  ],
  [
    { table: 'field_value', key: `(field_id::text || ' ' || object_id::text)`, texts: ['text_value'], json: [] },
    'object_id = $1',
  ],
  [{ table: 'survey_question', key: 'id', texts: ['text'], json: ['options', 'response'] }, 'note_id = $1'],
  [{ table: 'trash_entry', key: 'id', texts: ['title'], json: [] }, 'object_id = $1'],
  [{ table: 'text_version', key: 'id', texts: ['name'], json: [] }, 'document_id = $1'],
  // Of plans: applied ones keep no words.
  [{ table: 'redaction', key: 'id', texts: [], json: ['words', 'speaker'] }, 'note_id = $1'],
  // Sentences that members wrote into a summary of the note cite nothing.
  [AI_TEXT, 'id IN (SELECT unnest(ARRAY[text_id, edited_text_id]) FROM summary WHERE target_id = $1)'],
];
/** Rows that may hold copies, wherever they are. */
export const ELSEWHERE: readonly Place[] = [
  { table: 'insight', key: 'id', texts: ['title'], json: [] },
  { table: 'text_version', key: 'id', texts: ['name'], json: [] },
  { table: 'insight_publication', key: 'id', texts: ['title'], json: ['speakers', 'quotes'] },
  { table: 'highlight', key: 'id', texts: ['text', 'before', 'after'], json: [] },
  { table: 'comment_thread', key: 'id', texts: ['quote', 'before', 'after'], json: [] },
  { table: 'comment', key: 'id', texts: ['text'], json: [] },
  { table: 'note', key: 'id', texts: ['title'], json: ['raw_fields'] },
  { table: 'project', key: 'id', texts: ['title', 'summary'], json: [] },
  AI_TEXT,
  { table: 'summary', key: 'id', texts: ['prompt'], json: [] },
  { table: 'conversation', key: 'id', texts: ['title'], json: [] },
  { table: 'conversation_message', key: 'id', texts: ['text'], json: ['searched', 'missing', 'counted'] },
  { table: 'wrap', key: 'id', texts: ['title'], json: [] },
  { table: 'research', key: 'id', texts: ['question', 'reason'], json: [] },
  {
    table: 'research_step',
    key: `(research_id::text || ' ' || position::text)`,
    texts: [],
    json: ['result'],
    names: ['kind'],
  },
  { table: 'ai_doc', key: 'id', texts: ['title', 'prompt'], json: [] },
  { table: 'agent', key: 'id', texts: ['title', 'instruction'], json: [] },
  {
    table: 'automation',
    key: 'id',
    texts: ['title', 'stopped_reason'],
    json: ['trigger_configuration', 'actions'],
    names: RULE_NAMES,
  },
  { table: 'automation_run', key: 'id', texts: ['reason'], json: ['conditions', 'actions'], names: RULE_NAMES },
  { table: 'notification', key: 'id', texts: ['message'], json: [] },
  { table: 'reel', key: 'id', texts: ['title'], json: ['items'] },
  {
    table: 'canvas',
    key: 'id',
    texts: ['title'],
    json: ['document'],
    names: ['id', 'type', 'textFormat', 'color', 'highlightIds', 'targetId', 'groupId', 'expanded'],
  },
  { table: 'file', key: 'id', texts: ['name'], json: [] },
  { table: 'render', key: 'id', texts: ['name'], json: [] },
  { table: 'file_document', key: 'file_id', texts: ['alt_text', 'message'], json: [] },
  { table: 'trash_entry', key: 'id', texts: ['title'], json: [] },
  { table: 'redaction', key: 'id', texts: [], json: ['words', 'speaker'] },
];
/** Short-lived rows: what is erased in them is not kept. */
export const RESPONSES: Place = {
  table: 'idempotency_key',
  key: `(actor_id::text || ' ' || key)`,
  texts: [],
  json: ['body'],
};
/** Rows of an import that were not read; the note is named by the caller. */
export const FAILURES: Place = {
  table: 'import_failure',
  key: `(import_file_id::text || ' ' || row_number::text)`,
  texts: ['cause'],
  json: ['cells'],
};
