import type { Texts } from './erased-rows.ts';

/** Of note rows: what may name people besides the text. `fields` are values of custom fields. */
export const IN_NOTES: readonly Texts[] = [
  { table: 'note', key: 'id', of: 'id', texts: ['title', 'source_name'], json: ['raw_fields'] },
  { table: 'highlight', key: 'id', of: 'note_id', texts: ['text', 'before', 'after', 'remark'], json: [] },
  { table: 'field_value', key: 'ctid', of: 'object_id', texts: ['text_value'], json: [] },
  { table: 'comment_thread', key: 'id', of: 'note_id', texts: ['quote', 'before', 'after'], json: [] },
  { table: 'survey_question', key: 'id', of: 'note_id', texts: ['text'], json: ['options', 'response'] },
];

/** Rows with texts of the whole workspace. People are left out: another person can have the same name. */
export const EVERYWHERE: readonly Texts[] = [
  ...IN_NOTES.map((texts) => ({ ...texts, of: null })),
  { table: 'insight', key: 'id', of: null, texts: ['title'], json: [] },
  { table: 'insight_publication', key: 'id', of: null, texts: ['title', 'text'], json: ['content', 'speakers', 'quotes'] },
  { table: 'trash_entry', key: 'id', of: null, texts: ['title'], json: [] },
  { table: 'ai_text', key: 'id', of: null, texts: [], json: ['content'] },
  { table: 'summary', key: 'id', of: null, texts: ['prompt'], json: [] },
  { table: 'conversation', key: 'id', of: null, texts: ['title'], json: [] },
  { table: 'conversation_message', key: 'id', of: null, texts: ['text'], json: ['searched', 'missing'] },
  { table: 'wrap', key: 'id', of: null, texts: ['title'], json: [] },
  { table: 'ai_doc', key: 'id', of: null, texts: ['title', 'prompt'], json: [] },
  { table: 'agent', key: 'id', of: null, texts: ['title', 'instruction'], json: [] },
  { table: 'research', key: 'id', of: null, texts: ['question', 'reason'], json: [] },
  { table: 'research_step', key: 'ctid', of: null, texts: [], json: ['result'] },
  { table: 'redaction', key: 'id', of: null, texts: [], json: ['words', 'speaker'] },
  { table: 'comment', key: 'id', of: null, texts: ['text'], json: [] },
  { table: 'reel', key: 'id', of: null, texts: ['title'], json: ['items'] },
  { table: 'canvas', key: 'id', of: null, texts: ['title'], json: ['document'] },
  { table: 'file', key: 'id', of: null, texts: ['name'], json: [] },
  { table: 'render', key: 'id', of: null, texts: ['name'], json: [] },
  { table: 'file_document', key: 'ctid', of: null, texts: ['alt_text', 'message'], json: [] },
  { table: 'project', key: 'id', of: null, texts: ['title', 'summary'], json: [] },
  { table: 'tag', key: 'id', of: null, texts: ['title', 'description', 'role'], json: [] },
  { table: 'tag_group', key: 'id', of: null, texts: ['title'], json: [] },
  { table: 'tag_board', key: 'id', of: null, texts: ['title'], json: [] },
  { table: 'tag_template', key: 'id', of: null, texts: ['title'], json: ['code_book'] },
  { table: 'saved_filter', key: 'id', of: null, texts: ['name'], json: ['form'] },
  { table: 'project_view', key: 'id', of: null, texts: ['title'], json: ['view_data'] },
  { table: 'feed', key: 'id', of: null, texts: ['title'], json: ['params'] },
  { table: 'dashboard', key: 'id', of: null, texts: ['title'], json: [] },
  { table: 'dashboard_chart', key: 'id', of: null, texts: ['title'], json: ['settings'] },
  { table: 'template', key: 'id', of: null, texts: ['title', 'description'], json: ['document', 'blueprint'] },
  { table: 'project_extension', key: 'ctid', of: null, texts: ['title'], json: [] },
  { table: 'access_request', key: 'id', of: null, texts: ['message'], json: [] },
  { table: 'import_failure', key: 'ctid', of: null, texts: ['cause'], json: ['cells'] },
  { table: 'idempotency_key', key: 'ctid', of: null, texts: [], json: ['body'] },
];
