import type { ChainKeys } from '@evident/domain/audit';
import { type AuditChainStore, breakOf } from '../audit/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { WatchDirectory } from './alert-store.ts';
import { type RaisingStores, ofWorkspace, raise } from './raise-alerts.ts';

type Work = UnitOfWork<RaisingStores & { auditChain: AuditChainStore }>;

export const CHAIN_CHECKS: JobQueue<Record<string, never>> = { name: 'check-audit-chains' };
/** Once a day at night, UTC. */
export const CHAIN_CHECKS_CRON = '13 3 * * *';

/** Checks the chains of all audit logs, and raises an alert for each that breaks. Sent by jobs only. */
export class CheckAuditChains extends Command {
  static readonly requires = WORKER;
}
export const CheckAuditChainsHandler = answeredBy(
  async (_: CheckAuditChains, directory: WatchDirectory, work: Work, keys: ChainKeys, ids: Ids, clock: Clock) => {
    for (const teamId of await directory.withChains()) {
      if (!(await breakOf(work, keys, teamId))) continue;
      await work.perform(teamId, (stores) =>
        raise(stores, ids, teamId, [{ ...ofWorkspace('CHAIN_BROKEN', teamId, clock.now()), total: 1 }]),
      );
    }
  },
);
