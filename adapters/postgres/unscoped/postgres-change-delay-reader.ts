import type { ChangeDelayReader } from '@evident/application/realtime/read-change-delay';
import type { ChangeDelay } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';
import type { PostgresReads } from '../reads.ts';

/** How late members learn of changes. Reason: no grant is about the outbox, and its age reveals no content. */
export class PostgresChangeDelayReader implements ChangeDelayReader {
  constructor(private readonly reads: PostgresReads) {}

  delayOf({ teamId }: Actor): Promise<ChangeDelay> {
    return this.reads.unscoped(teamId, async (rows) => {
      const [oldest] = await rows<ChangeDelay>(
        `SELECT greatest(0, extract(epoch FROM now() - at))::int AS "delaySeconds" FROM outbox WHERE retry_at IS NULL ORDER BY team_id, id LIMIT 1`,
      );
      return oldest ?? { delaySeconds: 0 };
    });
  }
}
