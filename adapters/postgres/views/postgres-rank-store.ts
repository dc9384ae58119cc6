import type { OrderedRows, RankStore } from '@evident/application/views/rank-store';
import type { Uuid } from '@evident/domain/kernel';
import type { PlacedRow, ViewedType } from '@evident/domain/views';
import type { Session } from '../session.ts';

const TABLES: Record<ViewedType, string> = { NOTE: 'note', INSIGHT: 'insight', HIGHLIGHT: 'highlight' };
const COLUMNS = 'id, rank, row_place(rank, created_at) AS place';

export class PostgresRankStore implements RankStore {
  constructor(private readonly session: Session) {}

  async lock({ projectId, objectType }: OrderedRows): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('order of ' || $1 || $2, 0))`, [
      objectType,
      projectId,
    ]);
  }

  find({ projectId, objectType }: OrderedRows, ids: readonly Uuid[]): Promise<PlacedRow[]> {
    return this.session.query(
      `SELECT ${COLUMNS} FROM ${TABLES[objectType]} WHERE project_id = $1 AND id = ANY ($2::uuid[])`,
      [projectId, ids],
    );
  }

  nextTo(
    { projectId, objectType }: OrderedRows,
    { id, place }: PlacedRow,
    side: 'above' | 'below',
    without: readonly Uuid[],
    limit: number,
  ): Promise<PlacedRow[]> {
    const [than, order] = side === 'above' ? ['>', 'ASC'] : ['<', 'DESC'];
    return this.session.query(
      `SELECT ${COLUMNS} FROM ${TABLES[objectType]}
      WHERE project_id = $1 AND (row_place(rank, created_at), id) ${than} ($2::double precision, $3::uuid)
        AND id <> ALL ($4::uuid[])
      ORDER BY row_place(rank, created_at) ${order}, id ${order} LIMIT $5`,
      [projectId, place, id, without, limit],
    );
  }

  async save(
    { projectId, objectType }: OrderedRows,
    ranks: readonly { id: Uuid; rank: number | null }[],
  ): Promise<void> {
    await this.session.query(
      `UPDATE ${TABLES[objectType]} t SET rank = r.rank
      FROM unnest($2::uuid[], $3::double precision[]) r (id, rank) WHERE t.id = r.id AND t.project_id = $1`,
      [projectId, ranks.map(({ id }) => id), ranks.map(({ rank }) => rank)],
    );
  }
}
