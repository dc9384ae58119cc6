import { AI_USER_ID } from '@evident/domain/filters';
import { lastFullWeek } from '@evident/domain/wraps';
import type { EvidenceWriter } from '../ai/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { requestWorkspaceWrap, type WrapStores } from './request-wraps.ts';
import type { TeamsToWrap } from './wrap-store.ts';

export const WEEKLY_WRAPS: JobQueue<Record<string, never>> = { name: 'weekly-wraps' };
/** Each hour, UTC: a server that was down on Monday catches up. */
export const WEEKLY_WRAPS_CRON = '41 * * * *';
/** Wraps are written on Mondays from four o'clock on (UTC). */
const AFTER_MIDNIGHT_MS = 4 * 3_600_000;

/** Requests the wraps of the last full week in all workspaces, each once, also if members deleted them. Sent by jobs only. */
export class WriteWeeklyWraps extends Command {
  static readonly requires = WORKER;
}

export class WriteWeeklyWrapsHandler implements Handler<WriteWeeklyWraps> {
  constructor(
    private readonly teams: TeamsToWrap,
    private readonly work: UnitOfWork<WrapStores>,
    private readonly writer: EvidenceWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const period = lastFullWeek(new Date(this.clock.now().getTime() - AFTER_MIDNIGHT_MS));
    const tools = { ids: this.ids, clock: this.clock };
    for (const teamId of await this.teams.due(period)) {
      if ((await this.writer.method(teamId)) === 'OFF') continue;
      await this.work.perform(teamId, async (stores) => {
        if ((await stores.wraps.hasWeekly(null, period.since)) || (await stores.wraps.wasWeeklyDeleted(period.since)))
          return;
        const projects = await stores.wraps.activeProjects(period);
        if (projects.length === 0) return;
        await requestWorkspaceWrap(stores, tools, { teamId, period, weekly: true, by: AI_USER_ID }, projects);
      });
    }
  }
}
