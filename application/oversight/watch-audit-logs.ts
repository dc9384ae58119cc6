import type { SealedEntry } from '@evident/domain/audit';
import type { Uuid } from '@evident/domain/kernel';
import { type Signal, type WatchedEntry, checksIn, signalOf, signalsIn } from '@evident/domain/oversight';
import type { AuditChainStore } from '../audit/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AlertStore, WatchDirectory } from './alert-store.ts';
import { type RaisingStores, ofWorkspace, raise } from './raise-alerts.ts';

type Stores = RaisingStores & { auditChain: AuditChainStore };
type Work = UnitOfWork<Stores>;

export const WATCHING: JobQueue<Record<string, never>> = { name: 'watch-audit-logs' };
/** Every minute, UTC. */
export const WATCHING_CRON = '* * * * *';

const BATCH = 500;
/** Batches of one workspace, before others have their turn. */
const TURN = 20;
const TEAMS_AT_ONCE = 100;

/** Raises alerts from new entries of the audit logs, and from violations of rules. Sent by jobs only. */
export class WatchAuditLogs extends Command {
  static readonly requires = WORKER;
}
export const WatchAuditLogsHandler = answeredBy(
  async (_: WatchAuditLogs, directory: WatchDirectory, work: Work, ids: Ids, clock: Clock) => {
    for (const teamId of await directory.toWatch(TEAMS_AT_ONCE)) await watchTeam(work, ids, teamId, clock.now());
  },
);

/** The position moves in the transaction of its alerts, so that no entry counts twice. */
async function watchTeam(work: Work, ids: Ids, teamId: Uuid, now: Date): Promise<void> {
  for (let turn = 0; turn < TURN; turn += 1) {
    const read = await work.perform(teamId, async (stores) => {
      const { alerts, auditChain } = stores;
      const { sequence, lookedAt } = await alerts.watched();
      const sealed = await auditChain.sealedAfter(sequence, BATCH);
      const signals = await signalsFrom(alerts, sealed.map(watchedOf), teamId);
      const failures = lookedAt === null ? 0 : await alerts.failuresSince(lookedAt);
      if (failures > 0) signals.push(ofWorkspace('PROVISIONING_FAILED', teamId, now));
      await raise(stores, ids, teamId, signals);
      await settleRules(stores, ids, teamId, now);
      await alerts.moveTo(sealed.at(-1)?.sequence ?? sequence, now);
      return sealed.length;
    });
    if (read < BATCH) return;
  }
}

async function signalsFrom(alerts: AlertStore, entries: readonly WatchedEntry[], teamId: Uuid): Promise<Signal[]> {
  if (entries.length === 0) return [];
  const admins = await alerts.admins();
  const signals = signalsIn(entries, teamId, (memberId) => admins.has(memberId));
  for (const check of checksIn(entries)) {
    const signal = signalOf(check, await alerts.countOf(check));
    if (signal) signals.push(signal);
  }
  return signals;
}

/** An alert for each violation of a rule, until it ends. */
async function settleRules(stores: Stores, ids: Ids, teamId: Uuid, now: Date): Promise<void> {
  const { guests, withoutFactor, publicLinks } = await stores.alerts.violations();
  const about = {
    GUEST: guests,
    NO_SECOND_FACTOR: withoutFactor,
    PUBLIC_LINKS: publicLinks > 0 ? [teamId] : [],
  } as const;
  for (const kind of ['GUEST', 'NO_SECOND_FACTOR', 'PUBLIC_LINKS'] as const) {
    await stores.alerts.settle(kind, about[kind], now);
    const of = kind === 'PUBLIC_LINKS' ? ('workspace' as const) : ('member' as const);
    const total = kind === 'PUBLIC_LINKS' ? Math.max(publicLinks, 1) : 1;
    await raise(
      stores,
      ids,
      teamId,
      about[kind].map((subjectId): Signal => ({ kind, subjectType: of, subjectId, actorId: null, at: now, total })),
    );
  }
}

const watchedOf = ({ at, said }: SealedEntry): WatchedEntry => ({
  ...(said as unknown as Omit<WatchedEntry, 'at'>),
  at: new Date(Math.floor(Number(at) / 1000)),
});
