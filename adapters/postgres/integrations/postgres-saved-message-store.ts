import type { SavedMessageStore } from '@evident/application/integrations/integration-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

/** Notes in the trash are hidden by row-level security. */
const FIND = `
  SELECT n.id AS "noteId", n.title FROM saved_message s JOIN note n ON n.id = s.note_id
  WHERE s.source = $1 AND s.project_id = $2 AND n.project_id = $2`;

export class PostgresSavedMessageStore implements SavedMessageStore {
  constructor(private readonly session: Session) {}

  async find(source: string, projectId: Uuid): Promise<{ noteId: Uuid; title: string } | null> {
    const [row] = await this.session.query<{ noteId: Uuid; title: string }>(FIND, [source, projectId]);
    return row ?? null;
  }

  async take(source: string, projectId: Uuid): Promise<{ noteId: Uuid; title: string } | null> {
    await this.session.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `saved-message ${this.session.teamId} ${source} ${projectId}`,
    ]);
    const found = await this.find(source, projectId);
    if (!found)
      await this.session.query('DELETE FROM saved_message WHERE source = $1 AND project_id = $2', [source, projectId]);
    return found;
  }

  async add(source: string, projectId: Uuid, noteId: Uuid, at: Date): Promise<void> {
    await this.session.query(
      'INSERT INTO saved_message (team_id, source, project_id, note_id, saved_at) VALUES ($1, $2, $3, $4, $5)',
      [this.session.teamId, source, projectId, noteId, at],
    );
  }
}
