import { type ChainKeys, type SealedEntry, sealsAfter } from '@evident/domain/audit';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AuditChainStore, AuditDirectory, AuditFiles } from './chain-store.ts';

type Work = UnitOfWork<{ auditChain: AuditChainStore }>;

export const SEALING: JobQueue<Record<string, never>> = { name: 'seal-audit-entries' };
/** Every minute, UTC. */
export const SEALING_CRON = '* * * * *';

const BATCH = 1_000;
/** Batches of one workspace, before others have their turn. */
const TURN = 50;
const TEAMS_AT_ONCE = 100;

/** Seals new entries of all workspaces, and writes them to files where that is wanted. Sent by jobs only. */
export class SealAuditEntries extends Command {
  static readonly requires = WORKER;
}
export const SealAuditEntriesHandler = answeredBy(
  async (_: SealAuditEntries, directory: AuditDirectory, work: Work, keys: ChainKeys, files: AuditFiles) => {
    for (const teamId of await directory.unsealed(TEAMS_AT_ONCE)) await sealTeam(work, keys, teamId);
    for (const teamId of await directory.waitingForFiles(TEAMS_AT_ONCE)) await writeFiles(work, files, teamId);
  },
);

/** Seals the entries of a workspace in the order of their times. Each batch is a transaction, so that a stop loses none. */
export async function sealTeam(work: Work, keys: ChainKeys, teamId: Uuid): Promise<void> {
  for (let turn = 0; turn < TURN; turn += 1) {
    const goesOn = await work.perform(teamId, async ({ auditChain }) => {
      const { head } = await auditChain.chain();
      const entries = await auditChain.unsealed(BATCH);
      if (entries.length === 0) return false;
      const isSealed = await auditChain.seal(head, entries, sealsAfter(head, entries, keys));
      return isSealed && entries.length === BATCH;
    });
    if (!goesOn) return;
  }
}

/** Lines of JSON, in the order of the chain. A stop between writing and recording that writes lines again. */
async function writeFiles(work: Work, files: AuditFiles, teamId: Uuid): Promise<void> {
  for (let turn = 0; turn < TURN; turn += 1) {
    const entries = await work.perform(teamId, async ({ auditChain }) =>
      auditChain.sealedAfter((await auditChain.chain()).streamed, BATCH),
    );
    for (const [day, lines] of byDay(entries)) await files.append(teamId, day, lines);
    const last = entries.at(-1);
    if (last) await work.perform(teamId, ({ auditChain }) => auditChain.streamed(last.sequence));
    if (entries.length < BATCH) return;
  }
}

function byDay(entries: readonly SealedEntry[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { id, sequence, hash, at, said } of entries) {
    const time = new Date(Math.floor(Number(at) / 1000)).toISOString();
    const day = time.slice(0, 10);
    days.set(day, `${days.get(day) ?? ''}${JSON.stringify({ sequence, id, at: time, ...said, hash })}\n`);
  }
  return days;
}
