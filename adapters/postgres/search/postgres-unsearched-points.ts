import type { UnsearchedPoint, UnsearchedPoints } from '@evident/application/search/index-data-points';
import type { Session } from '../session.ts';

export class PostgresUnsearchedPoints implements UnsearchedPoints {
  constructor(private readonly session: Session) {}

  waiting(limit: number): Promise<UnsearchedPoint[]> {
    return this.session.query<UnsearchedPoint>(
      'SELECT id AS "changeId", data_point_id AS id FROM data_point_unsearched WHERE team_id = $1 ORDER BY data_point_unsearched.id LIMIT $2',
      [this.session.teamId, limit],
    );
  }

  async forget(points: readonly UnsearchedPoint[]): Promise<void> {
    await this.session.query('DELETE FROM data_point_unsearched WHERE team_id = $1 AND id = ANY ($2::bigint[])', [
      this.session.teamId,
      points.map(({ changeId }) => changeId),
    ]);
  }
}
