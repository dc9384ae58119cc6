import type { TranslationStore } from '@evident/application/transcripts/transcription-store';
import type { Uuid } from '@evident/domain/kernel';
import type { TranslatedTurn } from '@evident/domain/transcripts';
import type { Session } from '../session.ts';

const HASH = "encode(sha256(convert_to(t.source, 'UTF8')), 'hex')";

/** Translations of turns in PostgreSQL. */
export class PostgresTranslationStore implements TranslationStore {
  constructor(private readonly session: Session) {}

  translations(noteId: Uuid, language: string): Promise<TranslatedTurn[]> {
    return this.session.query(
      'SELECT source, text, file_id AS "fileId", start_ms AS "startMs" FROM turn_translation WHERE note_id = $1 AND language = $2',
      [noteId, language],
    );
  }
  async addTranslations(noteId: Uuid, language: string, turns: readonly TranslatedTurn[]): Promise<void> {
    await this.session.query(
      `INSERT INTO turn_translation (team_id, note_id, language, source_hash, source, text, file_id, start_ms)
       SELECT $1, $2, $3, ${HASH}, t.source, t.text, t."fileId", t."startMs"
       FROM jsonb_to_recordset($4::jsonb) AS t (source text, text text, "fileId" text, "startMs" int)
       ON CONFLICT DO NOTHING`,
      [this.session.teamId, noteId, language, JSON.stringify(turns)],
    );
  }
  async keepTranslations(noteId: Uuid, language: string, sources: readonly string[]): Promise<void> {
    await this.session.query(
      `DELETE FROM turn_translation WHERE note_id = $1 AND language = $2 AND NOT (source = ANY ($3::text[]))`,
      [noteId, language, sources],
    );
  }
}
