import type { VectorModels } from '@evident/application/search/query-meanings';
import type { VectorStatus, VectorStatusReader } from '@evident/application/search/read-search-status';
import type { Actor } from '@evident/domain/permissions';
import type { PostgresReads } from '../reads.ts';

/** A longer list of changes is not counted to its end. */
const COUNTED = 10_001;

/** The models that a team has vectors of. Reason: these tables hold nothing that a grant is about, and every member may read the status. */
export class PostgresVectorModels implements VectorModels, VectorStatusReader {
  constructor(private readonly reads: PostgresReads) {}

  of({ teamId }: Actor): Promise<string[]> {
    return this.reads.unscoped(teamId, async (rows) =>
      (
        await rows<{ model: string }>(
          'SELECT model FROM search_vector_model ORDER BY (filled_at IS NULL), filled_at DESC, version DESC',
        )
      ).map(({ model }) => model),
    );
  }

  status({ teamId }: Actor, model: string): Promise<VectorStatus | null> {
    return this.reads.unscoped(teamId, async (rows) => {
      const [status] = await rows<VectorStatus>(
        `SELECT m.filled_at IS NOT NULL AS filled, m.failure, (SELECT count(*)::int FROM (SELECT FROM search_vector_change LIMIT $2) c) AS waiting
         FROM search_vector_model m WHERE m.model = $1`,
        [model, COUNTED],
      );
      return status ?? null;
    });
  }
}
