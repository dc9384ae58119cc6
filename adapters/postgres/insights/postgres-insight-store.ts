import type { InsightStore } from '@evident/application/insights/insight-store';
import type { Insight } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { insightEntity } from './entities.ts';

/** Insights in PostgreSQL; one that was found stays as it is until the unit of work ends. */
export class PostgresInsightStore implements InsightStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Insight | null> {
    return this.session.manager.findOne(insightEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async save(insight: Insight): Promise<void> {
    await this.session.manager.upsert(insightEntity, insight, ['id']);
  }
  async addAuthor(insightId: Uuid, memberId: Uuid, at: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at) VALUES ($1, 'insight', $2, $3, true, $4)
       ON CONFLICT (object_id, member_id) DO UPDATE SET author = true`,
      [this.session.teamId, insightId, memberId, at],
    );
  }
}
