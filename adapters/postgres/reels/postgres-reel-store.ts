import type { ReelStore } from '@evident/application/reels/reel-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Reel } from '@evident/domain/reels';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';
import { reelEntity } from './entities.ts';

export class PostgresReelStore extends SavedRows<Reel> implements ReelStore {
  constructor(session: Session) {
    super(session, reelEntity);
  }
  countIn(projectId: Uuid): Promise<number> {
    return this.session.manager.countBy(reelEntity, { projectId });
  }
  async recordingsOf(projectId: Uuid, fileIds: readonly Uuid[]): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `SELECT id FROM file WHERE id = ANY($2::uuid[]) AND project_id = $1 AND file_type IN ('Audio', 'Video') AND status = 'DONE' AND trash_id IS NULL`,
      [projectId, fileIds],
    );
    return rows.map(({ id }) => id);
  }
  async highlightsOf(projectId: Uuid, highlightIds: readonly Uuid[]): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM highlight WHERE id = ANY($2::uuid[]) AND project_id = $1',
      [projectId, highlightIds],
    );
    return rows.map(({ id }) => id);
  }
}
