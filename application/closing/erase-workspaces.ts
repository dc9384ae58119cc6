import { notFound, type Uuid } from '@evident/domain/kernel';
import { needsWarning, warnedUntil } from '@evident/domain/workspaces';
import { type ExpiredData, type ExpiredFiles, deleteBytes } from '../cleanup/index.ts';
import { type Addresses, notify } from '../identity/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mailer } from '../mail/index.ts';
import type { ClosingStores } from './close-team.ts';
import { erasedMail, warningMail } from './mails.ts';
import type { ClosedWorkspaces } from './ports.ts';

export const ERASING: JobQueue<Record<string, never>> = { name: 'erase-workspaces' };
export const ERASING_CRON = '*/10 * * * *';

const ROWS_PER_BATCH = 2_000;
const DAY_MS = 86_400_000;

/**
 * Warns the admins of closed workspaces, and erases those whose last day has come: rows in batches, then files. Each
 * step can be repeated, so a server that was killed goes on where it was. Sent by jobs only.
 */
export class EraseWorkspaces extends Command {
  static readonly requires = WORKER;
}

export interface ErasingPorts {
  readonly closed: ClosedWorkspaces;
  readonly expired: ExpiredData;
  readonly work: UnitOfWork<ClosingStores>;
  readonly files: ExpiredFiles;
  /** Deletes what the installation keeps about a workspace outside the database. */
  readonly logs: { remove(teamId: Uuid): Promise<void> };
  readonly mailer: Mailer;
  readonly addresses: Addresses;
  readonly clock: Clock;
}

export class EraseWorkspacesHandler implements Handler<EraseWorkspaces> {
  constructor(private readonly ports: ErasingPorts) {}

  /** A failing workspace does not block the others; the job reports all errors and is retried. */
  async execute(): Promise<void> {
    const { closed, expired, clock } = this.ports;
    const now = clock.now();
    const faults: unknown[] = [];
    const attempt = (step: () => Promise<void>): Promise<unknown> =>
      step().catch((fault: unknown) => faults.push(fault));
    for (const { id, ended } of await closed.due(warnedUntil(now), now))
      await attempt(() => (ended ? this.end(id, now) : this.warn(id, now)));
    for (const id of await expired.deletedTeams()) await attempt(() => this.erase(id));
    await attempt(() => this.tell(now));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} steps of erasing workspaces failed`);
  }

  private end(teamId: Uuid, now: Date): Promise<void> {
    return this.ports.work.perform(teamId, async ({ teams, closings }) => {
      await teams.hold(teamId);
      const closing = await closings.find();
      if (closing && closing.deletesAt <= now) await closings.end(closing, now, await closings.adminAddresses());
    });
  }

  private async warn(teamId: Uuid, now: Date): Promise<void> {
    const { work, mailer, addresses } = this.ports;
    const { name, closing, mailTo } = await work.perform(teamId, async ({ teams, closings }) => {
      const team = (await teams.hold(teamId)) ?? notFound('Workspace');
      await closings.warned(now);
      return { name: team.name, closing: await closings.find(), mailTo: await closings.adminAddresses() };
    });
    if (!closing || !needsWarning(closing)) return;
    const keepUrl = addresses.root('/auth/workspaces');
    for (const to of mailTo) await notify(mailer, warningMail(to, name, closing, keepUrl));
  }

  private async erase(teamId: Uuid): Promise<void> {
    const { expired, logs } = this.ports;
    await logs.remove(teamId);
    while ((await expired.purgeTeam(teamId, ROWS_PER_BATCH)) > 0);
  }

  /** Admins are told once no file is left either. */
  private async tell(now: Date): Promise<void> {
    const { closed, files, mailer } = this.ports;
    const receipts = await closed.receipts();
    if (receipts.length === 0) return;
    await deleteBytes(files, new Date(now.getTime() - DAY_MS));
    for (const receipt of receipts) {
      for (const to of receipt.mailTo) await notify(mailer, erasedMail(to, receipt));
      await closed.told(receipt.workspaceId);
    }
  }
}
