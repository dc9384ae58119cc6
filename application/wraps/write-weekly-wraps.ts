import { AI_USER_ID } from '@evident/domain/filters';
import { type WrapPeriod, lastFullWeek } from '@evident/domain/wraps';
import type { EvidenceWriter } from '../ai/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import { startDue } from '../kernel/start-due.ts';
import { type Schedule, type Timetable, nextTime } from '../kernel/timetable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { requestWorkspaceWrap, type WrapStores } from './request-wraps.ts';
import type { TeamsToWrap } from './wrap-store.ts';

export const WEEKLY_WRAPS: JobQueue<Record<string, never>> = { name: 'weekly-wraps' };
/** Each hour, UTC: a server that was down on Monday catches up. */
export const WEEKLY_WRAPS_CRON = '41 * * * *';
/** When wraps are due. Their rows are the record that they were written, so no next time is stored. */
export const WRAPS_SCHEDULE: Schedule = { cronExpression: '0 4 * * 1', timezone: 'UTC' };
const WEEK_MS = 7 * 86_400_000;

/** Requests the wraps of the last full week in all workspaces, each once, also if members deleted them. Sent by jobs only. */
export class WriteWeeklyWraps extends Command {
  static readonly requires = WORKER;
}

export class WriteWeeklyWrapsHandler implements Handler<WriteWeeklyWraps> {
  constructor(
    private readonly teams: TeamsToWrap,
    private readonly work: UnitOfWork<WrapStores>,
    private readonly writer: EvidenceWriter,
    private readonly timetable: Timetable,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const dueAt = nextTime(this.timetable, WRAPS_SCHEDULE, new Date(now.getTime() - WEEK_MS));
    if (dueAt === null || dueAt > now) return;
    const period = lastFullWeek(dueAt);
    await startDue(
      { due: { due: () => this.due(period) }, work: this.work, clock: this.clock },
      async ({ wraps }, teamId) =>
        (await wraps.hasWeekly(null, period.since)) || (await wraps.wasWeeklyDeleted(period.since))
          ? null
          : { teamId, active: true, nextRunAt: dueAt },
      async (stores, { teamId }) => {
        const projects = await stores.wraps.activeProjects(period);
        if (projects.length === 0) return;
        const tools = { ids: this.ids, clock: this.clock };
        await requestWorkspaceWrap(stores, tools, { teamId, period, weekly: true, by: AI_USER_ID }, projects);
      },
    );
  }

  /** All at once, because those that are left out, such as deleted ones, stay due. Each wrap is written by its own job. */
  private async due(period: WrapPeriod) {
    const teamIds = await this.teams.due(period);
    const methods = await Promise.all(teamIds.map((teamId) => this.writer.method(teamId)));
    return teamIds.flatMap((teamId, at) => (methods[at] === 'OFF' ? [] : [{ teamId, id: teamId }]));
  }
}
