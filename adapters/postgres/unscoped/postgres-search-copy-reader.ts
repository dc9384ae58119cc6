import type { CopyStatus, SearchCopyReader } from '@evident/application/search/read-search-status';
import type { Actor } from '@evident/domain/permissions';
import type { PostgresReads } from '../reads.ts';

/** A longer list of changes is not counted to its end. */
const COUNTED = 10_001;

/** How far the second engine is behind. Reason: these tables hold nothing that a grant is about, and every member may read the status. */
export class PostgresSearchCopyReader implements SearchCopyReader {
  constructor(private readonly reads: PostgresReads) {}

  status({ teamId }: Actor, index: string | null): Promise<CopyStatus> {
    return this.reads.unscoped(teamId, async (rows) => {
      const [status] = await rows<CopyStatus>(
        `SELECT EXISTS (SELECT FROM search_copy WHERE index_name = $1 AND filled_at IS NOT NULL) AS filled,
           (SELECT count(*)::int FROM (SELECT FROM search_change LIMIT $2) c) AS waiting, k.finished_at AS "checkedAt", k.repaired
         FROM (SELECT) one LEFT JOIN search_check k ON true`,
        [index, COUNTED],
      );
      return status!;
    });
  }
}
