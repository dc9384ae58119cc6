import { SESSION_SECONDS } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import { NOTIFICATION_DAYS } from '@evident/domain/notifications';
import { dueBefore } from '@evident/domain/trash';
import type { FileStorage } from '../files/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { purgeEntry, type PurgingStores } from '../trash/index.ts';
import { closeUpload, type SettlingPorts } from '../uploads/index.ts';
import { deleteBytes } from './delete-bytes.ts';
import type { ExpiredData } from './expired-data.ts';

const DAY_MS = 86_400_000;
/** Retention of sign-in history, and of failures for unknown addresses. */
const HISTORY_DAYS = 365;
const FAILURES_DAYS = 30;
const ENTRIES_PER_BATCH = 100;
const ROWS_PER_BATCH = 2000;
const UPLOADS_PER_BATCH = 100;
/** Uploads can be resumed for a week. */
const UPLOAD_DAYS = 7;
const HOUR_MS = 3_600_000;

export const CLEANUP: JobQueue<Record<string, never>> = { name: 'tidying' };
/** Once a day at night, UTC. */
export const CLEANUP_CRON = '17 3 * * *';

/** Deletes expired data of all workspaces. Sent by jobs only. */
export class CleanUp extends Command {
  static readonly requires = WORKER;
}

export class CleanUpHandler implements Handler<CleanUp> {
  constructor(
    readonly expired: ExpiredData,
    private readonly work: UnitOfWork<PurgingStores>,
    readonly storage: FileStorage,
    private readonly clock: Clock,
    readonly uploads: SettlingPorts,
  ) {}

  /** A failing step does not block the others; the job reports all errors and is retried. */
  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    const yesterday = new Date(now - DAY_MS);
    const faults: unknown[] = [];
    const attempt = (chore: () => Promise<void>): Promise<unknown> =>
      chore().catch((fault: unknown) => faults.push(fault));
    await attempt(() => this.deleteOld(now, yesterday));
    await attempt(() => this.deleteNotifications(now));
    await attempt(() => this.closeUploads(now, faults));
    await attempt(() => this.deleteBytes(yesterday));
    await attempt(async () => {
      for (const teamId of await this.expired.deletedTeams()) await attempt(() => this.purgeTeam(teamId));
    });
    await attempt(() => this.emptyTrash(dueBefore(this.clock.now()), faults));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} chores of the nightly cleanup failed`);
  }

  private async deleteOld(now: number, yesterday: Date): Promise<void> {
    while ((await this.expired.deleteOld(yesterday, new Date(now - SESSION_SECONDS * 1000), ROWS_PER_BATCH)) > 0);
    await this.expired.deleteAccountEvents(
      new Date(now - FAILURES_DAYS * DAY_MS),
      new Date(now - HISTORY_DAYS * DAY_MS),
    );
  }

  private async deleteNotifications(now: number): Promise<void> {
    const before = new Date(now - NOTIFICATION_DAYS * DAY_MS);
    while ((await this.expired.deleteNotifications(before, ROWS_PER_BATCH)) > 0);
  }

  /** Completes uploads whose last byte arrived before the server stopped, and ends abandoned ones. */
  private async closeUploads(now: number, faults: unknown[]): Promise<void> {
    const next = (after: Uuid | null) => this.expired.openUploads(new Date(now - HOUR_MS), after, UPLOADS_PER_BATCH);
    for (let open = await next(null); open.length > 0; open = await next(open.at(-1)!.fileId)) {
      for (const { teamId, fileId, createdAt } of open) {
        const tooOld = createdAt.getTime() < now - UPLOAD_DAYS * DAY_MS;
        await closeUpload(this.uploads, teamId, fileId, tooOld).catch((fault: unknown) => faults.push(fault));
      }
    }
  }

  private async deleteBytes(before: Date): Promise<void> {
    await deleteBytes(this, before);
  }

  private async purgeTeam(teamId: Uuid): Promise<void> {
    while ((await this.expired.purgeTeam(teamId, ROWS_PER_BATCH)) > 0);
  }

  /** Purges entries one by one, each in transactions of limited size. */
  private async emptyTrash(before: Date, faults: unknown[]): Promise<void> {
    const failed = new Set<Uuid>();
    const next = async () =>
      (await this.expired.dueTrash(before, ENTRIES_PER_BATCH + failed.size)).filter(
        ({ entryId }) => !failed.has(entryId),
      );
    for (let due = await next(); due.length > 0; due = await next()) {
      for (const { teamId, entryId } of due) {
        await purgeEntry(this.work, this.clock, teamId, entryId).catch((fault: unknown) => {
          failed.add(entryId);
          faults.push(fault);
        });
      }
    }
  }
}
