import type { AutoFeaturesStore, ChosenFeatures } from '@evident/application/suggestions/auto-features-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ChosenModes } from '@evident/domain/suggestions';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';

/** Automatic features in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresAutoFeaturesStore implements AutoFeaturesStore {
  constructor(private readonly session: Session) {}

  async chosen(projectId: Uuid | null): Promise<ChosenFeatures> {
    const [row] = await this.session.query<ChosenFeatures>(
      'SELECT modes, version FROM auto_features WHERE id = $1 FOR UPDATE',
      [projectId ?? this.session.teamId],
    );
    return row ?? { modes: {}, version: 0 };
  }

  async save(projectId: Uuid | null, modes: ChosenModes): Promise<void> {
    const { teamId } = this.session;
    await this.session.query(
      `INSERT INTO auto_features (id, team_id, project_id, modes) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET modes = excluded.modes`,
      [projectId ?? teamId, teamId, projectId, JSON.stringify(modes)],
    );
  }

  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { query, teamId } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }

  async lengthOf(noteId: Uuid): Promise<number | null> {
    const [row] = await this.session.query<{ length: number }>(
      'SELECT length(d.text) AS length FROM note n JOIN document d ON d.id = n.id WHERE n.id = $1 AND n.archived_at IS NULL',
      [noteId],
    );
    return row?.length ?? null;
  }
}
