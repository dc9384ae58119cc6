import type { TrashRef } from '@evident/application/trash/trash-store';
import type { TrashedType } from '@evident/domain/trash';
import type { Session } from '../session.ts';

const all = (facts: string, rows: string): string =>
  `(SELECT string_agg(concat_ws(' ', ${facts}), ',' ORDER BY ${facts}) FROM ${rows})`;
const comments = (of: string): string =>
  all(
    'c.id, c.version, c.deleted_at, t.resolved_at',
    `comment c JOIN comment_thread t ON t.id = c.thread_id WHERE t.${of} = $1`,
  );
const VALUES = all('v.field_id, v.changed_at', 'field_value v WHERE v.object_id = $1');
const TEXT = '(SELECT last_seq FROM document WHERE id = $1)';
const GROUPS = 'tag_group g WHERE g.tag_board_id = $1';
const TAGS = 'tag t JOIN tag_group g ON g.id = t.tag_group_id WHERE g.tag_board_id = $1';

/** The facts of an object and its contents that members change; `$1` is the object. */
const FACTS: Partial<Record<TrashedType, string>> = {
  NOTE: `SELECT version, project_id, ${TEXT}, ${VALUES}, ${comments('note_id')},
      ${all('h.id, h.version', 'highlight h WHERE h.note_id = $1')},
      ${all('a.highlight_id, a.tag_id, a.applied_by', 'highlight_tag a JOIN highlight h ON h.id = a.highlight_id WHERE h.note_id = $1')},
      ${all('l.person_id, l.speaker', 'note_person l WHERE l.note_id = $1')} FROM note WHERE id = $1`,
  INSIGHT: `SELECT version, project_id, publication_id, ${TEXT}, ${VALUES}, ${comments('insight_id')} FROM insight WHERE id = $1`,
  TAG_BOARD: `SELECT version, ${all('g.id, g.version', GROUPS)}, ${all('t.id, t.version, g.id', TAGS)},
      ${all('a.highlight_id, a.tag_id, a.applied_by', `highlight_tag a JOIN tag t ON t.id = a.tag_id JOIN tag_group g ON g.id = t.tag_group_id WHERE g.tag_board_id = $1`)} FROM tag_board WHERE id = $1`,
  CHANNEL: `SELECT version, (SELECT max(seq) FROM data_point d WHERE d.channel_id = $1) FROM channel WHERE id = $1`,
  AI_DOC: `SELECT version, ${TEXT} FROM ai_doc WHERE id = $1`,
  PERSON: `SELECT version, ${VALUES}, ${comments('person_id')}, ${all('l.note_id, l.speaker', 'note_person l WHERE l.person_id = $1')} FROM person WHERE id = $1`,
};

/** A digest of an object and its contents; null for kinds that hold too much. */
export async function stateOf(session: Session, { type, id }: TrashRef): Promise<string | null> {
  const facts = FACTS[type];
  if (!facts) return null;
  const [row] = await session.query<{ state: string }>(`SELECT md5(f::text) AS state FROM (${facts}) f`, [id]);
  return row?.state ?? null;
}
