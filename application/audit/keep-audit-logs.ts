import { type ChainKeys, anchorText, keptSince } from '@evident/domain/audit';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AuditChainStore, AuditDirectory } from './chain-store.ts';

type Work = UnitOfWork<{ auditChain: AuditChainStore }>;

export const AUDIT_UPKEEP: JobQueue<Record<string, never>> = { name: 'audit-upkeep' };
/** Once a day at night, UTC. */
export const AUDIT_UPKEEP_CRON = '41 2 * * *';

const BATCH = 1_000;
const TEAMS_WITH_RULES = 100_000;
const MONTHS_AHEAD = 3;

/** Prepares the next months, and deletes entries and periods of access that are older than their workspace keeps them. Sent by jobs only. */
export class KeepAuditLogs extends Command {
  static readonly requires = WORKER;
}
export const KeepAuditLogsHandler = answeredBy(
  async (_: KeepAuditLogs, directory: AuditDirectory, work: Work, keys: ChainKeys, clock: Clock) => {
    await directory.prepareMonths(MONTHS_AHEAD);
    for (const teamId of await directory.withRetention(TEAMS_WITH_RULES))
      await forgetOld(work, keys, teamId, clock.now());
  },
);

async function forgetOld(work: Work, keys: ChainKeys, teamId: Uuid, now: Date): Promise<void> {
  await work.perform(teamId, async ({ auditChain }) => {
    const { rules } = await auditChain.chain();
    if (rules.retentionDays !== null) await auditChain.forgetAccess(keptSince(rules.retentionDays, now));
  });
  let deleted = BATCH;
  while (deleted === BATCH)
    deleted = await work.perform(teamId, async ({ auditChain }) => {
      const { rules, streamed } = await auditChain.chain();
      const last =
        rules.retentionDays === null ? null : await auditChain.lastBefore(keptSince(rules.retentionDays, now));
      // Files get every entry before it is deleted.
      if (!last || (rules.toFiles && streamed < last.sequence)) return 0;
      return auditChain.forget(last, keys.seal(anchorText(teamId, last)), BATCH);
    });
}
