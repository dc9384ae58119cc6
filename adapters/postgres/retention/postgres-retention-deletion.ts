import type { CitingSentence } from '@evident/application/ai/citing-sentence';
import type { ErasedRows } from '@evident/application/people/erasure-store';
import type { DeletedFiles, NoteWords, RetentionDeletion } from '@evident/application/retention/deletion-store';
import type { SearchRef } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import type { Eraser } from '@evident/domain/people';
import { citingSentences } from '../ai/citing-sentences.ts';
import { changeSources, forgetSources } from '../ai/text-sources.ts';
import { forgetCanvasHistories } from '../canvas/postgres-canvas-store.ts';
import { forgetQuotes } from '../forget-quotes.ts';
import { erasedPlaces } from '../people/erase-in-places.ts';
import { EVERYWHERE, IN_NOTES } from '../people/erased-places.ts';
import { erasedRows } from '../people/erased-rows.ts';
import { FORGOTTEN } from '../people/postgres-erasure-store.ts';
import { documentsHolding, rowsHolding } from '../people/rows-holding.ts';
import type { Session } from '../session.ts';
import { filesShownBy } from '../trash/shown-files.ts';
import { deleteFiles } from './delete-files.ts';

/** Rows of notes, which have dates of their own. */
const OF_NOTES = new Set(IN_NOTES.map(({ table }) => table));
/** Names of files say where a note came from, like its title. */
const OUTSIDE_NOTES = EVERYWHERE.filter(({ table }) => !OF_NOTES.has(table) && table !== 'retention_hold');
/** Remarks of members on highlights are theirs, except for copies. */
const REMARKS = { table: 'highlight', key: 'id', of: 'note_id', texts: ['remark'], json: [] } as const;

/** Statements for notes `$1`: rows that hold their words. */
const DELETED = [
  'DELETE FROM text_version WHERE document_id = ANY ($1)',
  'DELETE FROM redaction_original WHERE document_id = ANY ($1)',
  'DELETE FROM recording_redaction WHERE note_id = ANY ($1)',
  'DELETE FROM redaction WHERE note_id = ANY ($1)',
  'DELETE FROM turn_translation WHERE note_id = ANY ($1)',
  'DELETE FROM transcription WHERE note_id = ANY ($1)',
  'DELETE FROM suggestion WHERE note_id = ANY ($1)',
  'DELETE FROM former_field_value WHERE object_id = ANY ($1)',
  // A share would show that nothing is left.
  `DELETE FROM share_link WHERE (object_type = 'note' AND object_id = ANY ($1))
     OR (object_type = 'highlight' AND object_id IN (SELECT id FROM highlight WHERE note_id = ANY ($1)))`,
  'UPDATE survey_question SET response = NULL WHERE note_id = ANY ($1)',
  `UPDATE note SET raw_fields = '{}', source_name = NULL WHERE id = ANY ($1)`,
  `UPDATE comment_thread SET quote = NULL, before = NULL, after = NULL, start_at = NULL, end_at = NULL, relative_start = NULL,
     relative_end = NULL, lost_at = NULL WHERE note_id = ANY ($1) AND quote IS NOT NULL`,
];

/** Matches texts with the id of one of the notes `$1`, such as undo entries and kept responses. */
const NAMING = `LIKE ANY (SELECT '%' || id || '%' FROM unnest($1::uuid[]) id)`;

export class PostgresRetentionDeletion implements RetentionDeletion {
  constructor(private readonly session: Session) {}

  async begin(): Promise<void> {
    await changeSources(this.session);
    await forgetCanvasHistories(this.session);
    await this.session.query(`SELECT set_config('evident.trash', 'shown', true)`);
  }

  async wordsOf(noteId: Uuid): Promise<NoteWords> {
    const [row] = await this.session.query<Omit<NoteWords, 'fileIds' | 'insights'>>(
      `SELECT n.project_id AS "projectId",
         array(SELECT v.text FROM text_version v WHERE v.document_id = n.id AND v.text IS NOT NULL)
           || array(SELECT h.text FROM highlight h WHERE h.note_id = n.id AND h.target <> 'NOTE')
           || array(SELECT q.response ->> 'text' FROM survey_question q WHERE q.note_id = n.id AND q.response ->> 'text' IS NOT NULL)
           || array(SELECT p.content FROM file_page p JOIN note_file f ON f.file_id = p.file_id WHERE f.note_id = n.id)
           || array(SELECT t.text FROM turn_translation t WHERE t.note_id = n.id) AS texts,
         (SELECT count(*)::integer FROM text_version v WHERE v.document_id = n.id) AS versions,
         (SELECT count(*)::integer FROM survey_question q WHERE q.note_id = n.id AND q.response IS NOT NULL) AS responses,
         (SELECT count(*)::integer FROM highlight h WHERE h.note_id = n.id AND h.target <> 'NOTE') AS highlights
       FROM note n WHERE n.id = $1`,
      [noteId],
    );
    const insights = await this.session.query<{ id: Uuid; projectId: Uuid }>(
      `SELECT DISTINCT i.id, i.project_id AS "projectId" FROM insight_evidence e JOIN highlight h ON h.id = e.highlight_id JOIN insight i ON i.id = e.insight_id WHERE h.note_id = $1`,
      [noteId],
    );
    return { ...row!, fileIds: await filesShownBy(this.session, [noteId]), insights };
  }

  async deleteRows(
    noteIds: readonly Uuid[],
    quote: string,
    now: Date,
  ): Promise<{ refs: SearchRef[]; undoEntries: number }> {
    for (const statement of DELETED) await this.session.query(statement, [noteIds]);
    for (const noteId of noteIds) await forgetQuotes(this.session, noteId);
    await forgetSources(this.session, noteIds);
    await this.forgetSummaries(noteIds);
    // Without a file, so that tags stay where the recording goes. Lost, so that nothing looks for the words.
    const refs = await this.session.query<SearchRef>(
      `UPDATE highlight SET target = 'WORDS', anchor = 'mark', text = $2, before = '', after = '', areas = '[]', file_id = NULL,
         start_at = 0, end_at = 0, start_ms = NULL, end_ms = NULL, snippet_start_ms = NULL, snippet_end_ms = NULL,
         relative_start = NULL, relative_end = NULL, lost_at = $3
       WHERE note_id = ANY ($1) AND target <> 'NOTE' RETURNING 'HIGHLIGHT' AS type, id`,
      [noteIds, quote, now],
    );
    const gone = await this.session.query(
      `DELETE FROM undo_entry WHERE before::text ${NAMING} OR before::text LIKE ANY (SELECT '%' || h.id || '%' FROM highlight h WHERE h.note_id = ANY ($1)) RETURNING id`,
      [noteIds],
    );
    await this.session.query(`DELETE FROM idempotency_key WHERE body::text ${NAMING}`, [noteIds]);
    return { refs, undoEntries: gone.length };
  }

  deleteFiles(noteId: Uuid, fileIds: readonly Uuid[], now: Date): Promise<DeletedFiles> {
    return deleteFiles(this.session, noteId, fileIds, now);
  }

  sentencesFrom(noteIds: readonly Uuid[]): Promise<CitingSentence[]> {
    return citingSentences(this.session, noteIds);
  }

  documentsHolding(holds: (text: string) => boolean): Promise<Uuid[]> {
    return documentsHolding(this.session, holds, 'outside notes');
  }

  async eraseCopiesInRows(erase: Eraser, noteIds: readonly Uuid[]): Promise<ErasedRows> {
    const remarks = await erasedRows(this.session, REMARKS, { ids: noteIds, erase });
    const rows = await erasedPlaces(this.session, OUTSIDE_NOTES, { all: true, erase });
    return { ...rows, mentions: rows.mentions + remarks.mentions };
  }

  async forgetHolding(holds: (text: string) => boolean): Promise<number> {
    const entries = await rowsHolding(this.session, 'undo_entry', FORGOTTEN.undo_entry, holds);
    await this.session.query('DELETE FROM undo_entry WHERE id = ANY ($1)', [entries]);
    return entries.length;
  }

  async mark(noteId: Uuid, now: Date): Promise<void> {
    await this.session.query(
      'UPDATE note n SET words_deleted_at = greatest($2, d.updated_at) FROM document d WHERE n.id = $1 AND d.id = n.id',
      [noteId, now],
    );
  }

  private async forgetSummaries(noteIds: readonly Uuid[]): Promise<void> {
    await this.session.query(
      `WITH gone AS (DELETE FROM summary WHERE target_id = ANY ($1) RETURNING text_id, edited_text_id)
       DELETE FROM ai_text t USING gone g WHERE t.id IN (g.text_id, g.edited_text_id)`,
      [noteIds],
    );
  }
}
