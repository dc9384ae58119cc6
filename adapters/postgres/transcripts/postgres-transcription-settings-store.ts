import type { TranscriptionSettingsStore } from '@evident/application/transcripts/transcription-store';
import type { Uuid } from '@evident/domain/kernel';
import { type TranscriptionSettings, noSettings } from '@evident/domain/transcripts';
import type { Session } from '../session.ts';

/** Settings for transcription in PostgreSQL. */
export class PostgresTranscriptionSettingsStore implements TranscriptionSettingsStore {
  constructor(private readonly session: Session) {}

  async settingsOf(projectId: Uuid | null): Promise<TranscriptionSettings> {
    const [row] = await this.session.query<TranscriptionSettings>(
      `SELECT team_id AS "teamId", project_id AS "projectId", language, vocabulary, automatic FROM transcription_setting
       WHERE project_id IS NOT DISTINCT FROM $1::uuid`,
      [projectId],
    );
    return row ?? noSettings(this.session.teamId, projectId);
  }
  async saveSettings(settings: TranscriptionSettings, newId: Uuid): Promise<void> {
    const { projectId, language, vocabulary, automatic } = settings;
    await this.session.query(
      `INSERT INTO transcription_setting (id, team_id, project_id, language, vocabulary, automatic) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (team_id, project_id) DO UPDATE SET language = excluded.language, vocabulary = excluded.vocabulary, automatic = excluded.automatic`,
      [newId, this.session.teamId, projectId, language, vocabulary, automatic],
    );
  }
}
