import type { CitedInsightStore } from '@evident/application/cited-insights/cited-insight-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

/** The uses of highlights in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresCitedInsightStore implements CitedInsightStore {
  constructor(private readonly session: Session) {}

  async usedBeside(insightId: Uuid | null, highlightIds: readonly Uuid[]): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `SELECT h AS id FROM unnest($2::uuid[]) h
       WHERE EXISTS (SELECT FROM insight_evidence e WHERE e.highlight_id = h AND e.insight_id IS DISTINCT FROM $1::uuid)
         OR EXISTS (SELECT FROM insight_publication p WHERE h = ANY (p.evidence))
         OR EXISTS (SELECT FROM share_link l WHERE l.object_type = 'highlight' AND l.object_id = h AND l.off_at IS NULL)
         OR EXISTS (SELECT FROM reel r WHERE r.items @> jsonb_build_array(jsonb_build_object('highlightId', h)))`,
      [insightId, highlightIds],
    );
    return rows.map(({ id }) => id);
  }

  async isShared(insightId: Uuid): Promise<boolean> {
    const rows = await this.session.query(
      `SELECT FROM share_link WHERE object_type = 'insight' AND object_id = $1 AND off_at IS NULL`,
      [insightId],
    );
    return rows.length > 0;
  }
}
