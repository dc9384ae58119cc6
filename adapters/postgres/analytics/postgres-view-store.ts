import type { ViewStore } from '@evident/application/analytics/view-store';
import type { AnalyticsSettings, ReadType } from '@evident/domain/analytics';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

export class PostgresViewStore implements ViewStore {
  constructor(private readonly session: Session) {}

  async settings(): Promise<AnalyticsSettings> {
    const [row = { enabled: true, names: false }] = await this.session.query<AnalyticsSettings>(
      'SELECT enabled, names_since IS NOT NULL AS names FROM analytics_setting',
    );
    return row;
  }

  async save({ enabled, names }: AnalyticsSettings, now: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO analytics_setting AS s (team_id, enabled, names_since) VALUES ($1, $2, CASE WHEN $3 THEN $4::timestamptz END)
       ON CONFLICT (team_id) DO UPDATE SET enabled = $2, names_since = CASE WHEN $3 THEN coalesce(s.names_since, $4::timestamptz) END`,
      [this.session.teamId, enabled, names, now],
    );
  }

  async lastRead(memberId: Uuid, objectId: Uuid): Promise<Date | null> {
    const [row] = await this.session.query<{ last_at: Date }>(
      'SELECT last_at FROM object_reader WHERE object_id = $1 AND member_id = $2 FOR UPDATE',
      [objectId, memberId],
    );
    return row?.last_at ?? null;
  }

  async count(memberId: Uuid, type: ReadType, objectId: Uuid, reader: boolean, now: Date): Promise<void> {
    await this.session.query(
      'INSERT INTO object_reader (team_id, object_id, member_id, last_at) VALUES ($1, $2, $3, $4) ON CONFLICT (team_id, object_id, member_id) DO UPDATE SET last_at = $4',
      [this.session.teamId, objectId, memberId, now],
    );
    await this.session.query(
      `INSERT INTO object_view AS v (team_id, object_type, object_id, day, views, readers) VALUES ($1, $2, $3, ($4::timestamptz AT TIME ZONE 'UTC')::date, 1, $5)
       ON CONFLICT (team_id, object_id, day) DO UPDATE SET views = v.views + 1, readers = v.readers + $5`,
      [this.session.teamId, type, objectId, now, reader ? 1 : 0],
    );
  }

  async deleteAll(): Promise<void> {
    await this.session.query('DELETE FROM object_view');
    await this.session.query('DELETE FROM object_reader');
  }
}
