import type { CitingSentence } from '@evident/application/ai/citing-sentence';
import type { LinkedPerson, RowPatch } from '@evident/application/redaction/redaction-store';
import type {
  ErasedPages,
  KeptPublication,
  KeptVersion,
  NamingNote,
  RedactionTraces,
} from '@evident/application/redaction/redaction-traces';
import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { CopyEraser } from '@evident/domain/redaction';
import { forgetSuggestions } from './forget-suggestions.ts';
import { forgetQuotes } from '../forget-quotes.ts';
import { forgetUndo } from './forget-undo.ts';
import { citingSentences } from '../ai/citing-sentences.ts';
import { changeSources, forgetSources } from '../ai/text-sources.ts';
import { forgetCanvasHistories } from '../canvas/postgres-canvas-store.ts';
import type { Session } from '../session.ts';
import { PAGES, erasedPages } from './erase-pages.ts';
import { mayHold, patchedRows, revertedRow } from './patched-rows.ts';
import { ELSEWHERE, FAILURES, OF_NOTE, RESPONSES } from './redacted-places.ts';

type Words = readonly (readonly string[])[];

/** Where words of a note may be besides its text, in PostgreSQL. */
export class PostgresRedactionTraces implements RedactionTraces {
  constructor(private readonly session: Session) {}

  async changeSources(): Promise<void> {
    await changeSources(this.session);
    await forgetCanvasHistories(this.session);
  }

  async showTrash(): Promise<void> {
    await this.session.query(`SELECT set_config('evident.trash', 'shown', true)`);
  }

  async documentsWith(words: Words, except: Uuid): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `SELECT d.id FROM document d WHERE d.id <> $2 AND ${mayHold('d.text')} ORDER BY d.id`,
      [JSON.stringify(words), except],
    );
    return rows.map(({ id }) => id);
  }

  sentencesFrom(noteId: Uuid): Promise<CitingSentence[]> {
    return citingSentences(this.session, [noteId]);
  }

  notesNaming(projectId: Uuid, words: Words): Promise<NamingNote[]> {
    return this.session.query<NamingNote>(
      `SELECT n.id AS "noteId", n.title, d.content, d.text, d.speakers FROM note n JOIN document d ON d.id = n.id
       WHERE n.project_id = $2 AND n.archived_at IS NULL AND (${mayHold('d.text')} OR ${mayHold('d.speakers')}) ORDER BY n.created_at, n.id LIMIT 500`,
      [JSON.stringify(words), projectId],
    );
  }

  async speakersNamed(words: Words, except: Uuid): Promise<string[]> {
    const rows = await this.session.query<{ name: string }>(
      `SELECT DISTINCT s.value AS name FROM document d CROSS JOIN jsonb_each_text(d.speakers) s
       WHERE d.id <> $2 AND ${mayHold('d.speakers')} AND ${mayHold('s.value')} AND EXISTS (SELECT FROM note n WHERE n.id = d.id)`,
      [JSON.stringify(words), except],
    );
    return rows.map(({ name }) => name);
  }

  unlinkSpeaker(noteId: Uuid, speakerId: string): Promise<LinkedPerson[]> {
    return this.session.query<LinkedPerson>(
      `DELETE FROM note_person WHERE note_id = $1 AND speaker = $2
       RETURNING person_id AS "personId", added_by AS "addedBy", added_at AS "addedAt"`,
      [noteId, speakerId],
    );
  }

  async linkSpeaker(noteId: Uuid, speakerId: string, people: readonly LinkedPerson[]): Promise<void> {
    for (const { personId, addedBy, addedAt } of people)
      await this.session.query(
        `INSERT INTO note_person (team_id, note_id, person_id, speaker, added_by, added_at)
         SELECT $1, $2, p.id, $4, $5, $6 FROM person p WHERE p.id = $3 ON CONFLICT DO NOTHING`,
        [this.session.teamId, noteId, personId, speakerId, addedBy, addedAt],
      );
  }

  versionsWith(words: Words, noteId: Uuid): Promise<KeptVersion[]> {
    return this.session.query<KeptVersion>(
      `SELECT v.id, v.document_id AS "documentId", EXISTS (SELECT FROM note n WHERE n.id = v.document_id) AS "ofNote"
       FROM text_version v WHERE v.content IS NOT NULL AND (v.document_id = $2 OR ${mayHold('v.text')}) ORDER BY v.id`,
      [JSON.stringify(words), noteId],
    );
  }

  publicationsWith(words: Words): Promise<KeptPublication[]> {
    return this.session.query<KeptPublication>(
      `SELECT p.id, p.insight_id AS "insightId", i.project_id AS "projectId", p.content FROM insight_publication p JOIN insight i ON i.id = p.insight_id WHERE ${mayHold('p.text')} ORDER BY p.id`,
      [JSON.stringify(words)],
    );
  }

  async publication(publicationId: Uuid): Promise<RichNode | null> {
    const [row] = await this.session.query<{ content: RichNode }>(
      'SELECT content FROM insight_publication WHERE id = $1 FOR UPDATE',
      [publicationId],
    );
    return row?.content ?? null;
  }

  async savePublication(publicationId: Uuid, content: RichNode, text: string): Promise<void> {
    await this.session.query('UPDATE insight_publication SET content = $2, text = $3 WHERE id = $1', [
      publicationId,
      JSON.stringify(content),
      text,
    ]);
  }

  async eraseInNote(noteId: Uuid, erase: CopyEraser): Promise<RowPatch[]> {
    const patches: RowPatch[] = [];
    // Also sentences that say in other words what was removed.
    await forgetSources(this.session, [noteId]);
    await forgetQuotes(this.session, noteId);
    for (const [place, of] of OF_NOTE) patches.push(...(await patchedRows(this.session, place, of, [noteId], erase)));
    return patches;
  }

  async eraseElsewhere(words: Words, erase: CopyEraser): Promise<RowPatch[]> {
    const patches: RowPatch[] = [];
    for (const place of ELSEWHERE) {
      const where = [...place.texts, ...place.json].map(mayHold).join(' OR ');
      patches.push(...(await patchedRows(this.session, place, where, [JSON.stringify(words)], erase)));
    }
    return patches;
  }

  erasePages(noteId: Uuid, words: Words, inNote: CopyEraser, elsewhere: CopyEraser): Promise<ErasedPages> {
    return erasedPages(this.session, noteId, words, inNote, elsewhere);
  }

  async revert(patches: readonly RowPatch[]): Promise<number> {
    if (patches.some(({ table }) => table === 'canvas')) await forgetCanvasHistories(this.session);
    const places = [...OF_NOTE.map(([place]) => place), ...ELSEWHERE, PAGES];
    let reverted = 0;
    for (const patch of patches) {
      const of = places.filter(
        ({ table, texts, json }) => table === patch.table && [...texts, ...json].includes(patch.column),
      );
      if (await revertedRow(this.session, of, patch)) reverted += 1;
    }
    return reverted;
  }

  async forget(noteId: Uuid, words: Words, erase: CopyEraser, copies: CopyEraser): Promise<void> {
    const given = JSON.stringify(words);
    await forgetUndo(this.session, noteId, words, { everywhere: erase, copies });
    // Translated again, turn by turn; heard again only if a transcription is repeated.
    await this.session.query(`DELETE FROM turn_translation WHERE note_id = $2 AND ${mayHold('source')}`, [
      given,
      noteId,
    ]);
    await this.session.query(
      `DELETE FROM transcription_piece WHERE transcription_id IN (SELECT id FROM transcription WHERE note_id = $2) AND ${mayHold('heard')}`,
      [given, noteId],
    );
    await forgetSuggestions(this.session, noteId, words);
    await patchedRows(this.session, RESPONSES, mayHold('body'), [given], erase);
    await patchedRows(
      this.session,
      FAILURES,
      `import_file_id = (SELECT import_file_id FROM note WHERE id = $1)`,
      [noteId],
      erase,
    );
  }

  async historiesWith(texts: readonly string[], projectId: Uuid): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `WITH t AS (SELECT convert_to(x, 'UTF8') AS bytes FROM unnest($1::text[]) x),
         d AS (SELECT id FROM note WHERE project_id = $2 UNION ALL SELECT id FROM insight WHERE project_id = $2 UNION ALL SELECT id FROM ai_doc WHERE project_id = $2 UNION ALL SELECT $2)
       SELECT DISTINCT id FROM (
         SELECT o.id FROM document o JOIN d USING (id) JOIN t ON position(t.bytes IN o.state) > 0
         UNION ALL SELECT u.document_id FROM document_update u JOIN d ON d.id = u.document_id JOIN t ON position(t.bytes IN u.data) > 0) found ORDER BY id`,
      [texts, projectId],
    );
    return rows.map(({ id }) => id);
  }

  async sourcesOf(noteId: Uuid): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `SELECT m.file_id AS id FROM note n JOIN import_file m ON m.id = n.import_file_id WHERE n.id = $1
       UNION SELECT file_id FROM transcript_source WHERE note_id = $1`,
      [noteId],
    );
    return rows.map(({ id }) => id);
  }

  async forgetSources(redactionId: Uuid, now: Date): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `UPDATE file SET name = 'Redacted file', bytes = 0, sha256 = NULL, status = 'CANCELLED'
       WHERE id IN (SELECT w.file_id FROM withheld_file w WHERE w.redaction_id = $1 AND (
         EXISTS (SELECT FROM import_file m WHERE m.file_id = w.file_id) OR EXISTS (SELECT FROM transcript_source t WHERE t.file_id = w.file_id)
         OR EXISTS (SELECT FROM file_document d WHERE d.file_id = w.file_id))) RETURNING id`,
      [redactionId],
    );
    const ids = rows.map(({ id }) => id);
    await this.session.query('DELETE FROM withheld_file WHERE file_id = ANY ($1)', [ids]);
    await this.session.query('DELETE FROM file_document WHERE file_id = ANY ($1)', [ids]);
    await this.session.query(`UPDATE import_file SET name = 'Redacted file', choice = '{}' WHERE file_id = ANY ($1)`, [
      ids,
    ]);
    await this.session.query(
      'INSERT INTO unowned_bytes (file_id, since) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING',
      [ids, now],
    );
    return ids;
  }
}
