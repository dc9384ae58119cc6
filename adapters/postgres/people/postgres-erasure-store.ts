import type { CitingSentence } from '@evident/application/ai/citing-sentence';
import type { ErasedNote, ErasedRows, ErasureStore } from '@evident/application/people/erasure-store';
import type { SearchRef } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import type { ErasureReceipt, Eraser } from '@evident/domain/people';
import { citingSentences } from '../ai/citing-sentences.ts';
import { changeSources, forgetSources } from '../ai/text-sources.ts';
import { forgetCanvasHistories } from '../canvas/postgres-canvas-store.ts';
import { containing } from '../queries.ts';
import { candidatePatterns } from './candidates.ts';
import { documentsNaming } from './documents-naming.ts';
import { forgetQuotes } from '../forget-quotes.ts';
import type { Session } from '../session.ts';
import { forgetReferences } from './forget-references.ts';
import { EVERYWHERE, IN_NOTES } from './erased-places.ts';
import { erasedPlaces } from './erase-in-places.ts';
import { erasedRows } from './erased-rows.ts';
import { documentsHolding, rowsHolding } from './rows-holding.ts';

/** Everything that names a person, in PostgreSQL. Shows rows in the trash for the rest of the transaction. */
export class PostgresErasureStore implements ErasureStore {
  constructor(private readonly session: Session) {}

  async changeSources(): Promise<void> {
    await changeSources(this.session);
    await forgetCanvasHistories(this.session);
  }

  async notesOf(personId: Uuid, most: number): Promise<ErasedNote[]> {
    await this.session.query(`SELECT set_config('evident.trash', 'shown', true)`);
    return this.session.query<ErasedNote>(
      `SELECT l.note_id AS id, array_remove(array_agg(l.speaker), NULL) AS speakers,
         array_remove(array_agg(d.speakers ->> l.speaker), NULL) AS names
       FROM note_person l JOIN document d ON d.id = l.note_id WHERE l.person_id = $1 GROUP BY l.note_id ORDER BY l.note_id LIMIT $2`,
      [personId, most + 1],
    );
  }

  documentsNaming(words: readonly string[], except: readonly Uuid[], erase: Eraser): Promise<Uuid[]> {
    return documentsNaming(this.session, words, except, (text) => erase(text).count > 0);
  }

  async valuesOf(personId: Uuid): Promise<string[]> {
    const rows = await this.session.query<{ value: string }>(
      'SELECT DISTINCT text_value AS value FROM field_value WHERE object_id = $1 AND text_value IS NOT NULL',
      [personId],
    );
    return rows.map(({ value }) => value);
  }

  async removeQuotes(noteId: Uuid, speakers: readonly string[]): Promise<SearchRef[]> {
    await forgetQuotes(this.session, noteId);
    return this.session.query<SearchRef>(
      `WITH gone AS (DELETE FROM highlight WHERE note_id = $1 AND speakers && $2::text[] RETURNING id),
         links AS (DELETE FROM share_link s USING gone g WHERE s.object_type = 'highlight' AND s.object_id = g.id)
       SELECT 'HIGHLIGHT' AS type, id FROM gone`,
      [noteId, speakers],
    );
  }

  async eraseInNotes(noteIds: readonly Uuid[], erase: Eraser): Promise<number> {
    let mentions = 0;
    for (const texts of IN_NOTES) mentions += (await erasedRows(this.session, texts, { ids: noteIds, erase })).mentions;
    return mentions;
  }

  forgetAiTexts(documentIds: readonly Uuid[]): Promise<void> {
    return forgetSources(this.session, documentIds);
  }

  async forgetTranscripts(noteIds: readonly Uuid[]): Promise<void> {
    await this.session.query('DELETE FROM turn_translation WHERE note_id = ANY ($1)', [noteIds]);
    await this.session.query(
      'DELETE FROM transcription_piece p USING transcription t WHERE t.id = p.transcription_id AND t.note_id = ANY ($1)',
      [noteIds],
    );
  }

  sentencesFrom(noteIds: readonly Uuid[]): Promise<CitingSentence[]> {
    return citingSentences(this.session, noteIds);
  }

  documentsHolding(holds: (text: string) => boolean): Promise<Uuid[]> {
    return documentsHolding(this.session, holds);
  }

  async forgetSuggestions(noteIds: readonly Uuid[], words: readonly string[], erase: Eraser): Promise<void> {
    // Made again from the erased text when a member asks for them.
    const naming = await this.holding('suggestion', words, erase);
    await this.session.query('DELETE FROM suggestion WHERE note_id = ANY ($1::uuid[]) OR id = ANY ($2::uuid[])', [
      noteIds,
      naming,
    ]);
  }

  eraseInRows(words: readonly string[], erase: Eraser): Promise<ErasedRows> {
    return erasedPlaces(this.session, EVERYWHERE, { patterns: candidatePatterns(words), erase });
  }

  eraseCopiesInRows(erase: Eraser): Promise<ErasedRows> {
    // Quotes of other notes follow their documents. Other speakers can have said the same.
    const places = EVERYWHERE.filter(({ table }) => table !== 'highlight');
    return erasedPlaces(this.session, places, { all: true, erase });
  }

  async forgetUploads(noteIds: readonly Uuid[], now: Date): Promise<Uuid[]> {
    const rows = await this.session.query<{ fileId: Uuid; importFileId: Uuid }>(
      'SELECT DISTINCT m.file_id AS "fileId", m.id AS "importFileId" FROM note n JOIN import_file m ON m.id = n.import_file_id WHERE n.id = ANY ($1)',
      [noteIds],
    );
    const importFiles = rows.map(({ importFileId }) => importFileId);
    const files = [...new Set(rows.map(({ fileId }) => fileId))];
    await this.session.query(`DELETE FROM import_failure WHERE import_file_id = ANY ($1)`, [importFiles]);
    await this.session.query(`UPDATE import_file SET name = 'Erased file', choice = '{}' WHERE id = ANY ($1)`, [
      importFiles,
    ]);
    await this.session.query(
      `UPDATE file SET name = 'Erased file', bytes = 0, sha256 = '', status = 'CANCELLED' WHERE id = ANY ($1)`,
      [files],
    );
    await this.session.query(
      'INSERT INTO unowned_bytes (file_id, since) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING',
      [files, now],
    );
    return files;
  }

  async forgetUndo(personId: Uuid, words: readonly string[], erase: Eraser): Promise<number> {
    const naming = await this.holding('undo_entry', words, erase);
    const gone = await this.session.query(
      'DELETE FROM undo_entry WHERE id = ANY ($1::uuid[]) OR label ILIKE $2 OR before::text ILIKE $2 RETURNING id',
      [naming, containing(personId)],
    );
    return gone.length;
  }

  async forgetHolding(holds: (text: string) => boolean): Promise<number> {
    const entries = await rowsHolding(this.session, 'undo_entry', FORGOTTEN.undo_entry, holds);
    await this.session.query('DELETE FROM undo_entry WHERE id = ANY ($1)', [entries]);
    const suggestions = await rowsHolding(this.session, 'suggestion', FORGOTTEN.suggestion, holds);
    await this.session.query('DELETE FROM suggestion WHERE id = ANY ($1)', [suggestions]);
    return entries.length;
  }

  async removePerson(personId: Uuid): Promise<number> {
    const values = await this.session.query('DELETE FROM field_value WHERE object_id = $1 RETURNING field_id', [
      personId,
    ]);
    await this.session.query('DELETE FROM former_field_value WHERE object_id = $1', [personId]);
    await this.session.query('DELETE FROM fielded_object WHERE object_id = $1', [personId]);
    await forgetReferences(this.session, personId);
    await this.session.query('DELETE FROM comment_thread WHERE person_id = $1', [personId]);
    await this.session.query('DELETE FROM person WHERE id = $1', [personId]);
    return values.length;
  }

  async keep(receipt: ErasureReceipt): Promise<void> {
    await this.session.query(
      'INSERT INTO erasure_receipt (id, team_id, person_id, erased_by, erased_at, removed_words, counts) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [
        receipt.id,
        receipt.teamId,
        receipt.personId,
        receipt.erasedBy,
        receipt.erasedAt,
        receipt.removedWords,
        JSON.stringify(receipt.counts),
      ],
    );
  }

  /** Ids of rows that hold one of the words. */
  private holding(table: keyof typeof FORGOTTEN, words: readonly string[], erase: Eraser): Promise<Uuid[]> {
    const holds = (text: string): boolean => erase(text).count > 0;
    return rowsHolding(this.session, table, FORGOTTEN[table], holds, candidatePatterns(words));
  }
}

/** Rows that are deleted rather than erased, with the SQL of their texts. */
export const FORGOTTEN = {
  undo_entry: `concat_ws(' ', label, before)`,
  suggestion: `concat_ws(' ', key, reason, words)`,
} as const;
