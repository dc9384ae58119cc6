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
/** Mondays, UTC. */
export const WEEKLY_WRAPS_CRON = '41 4 * * 1';

/** Requests the wraps of the last full week in all workspaces, each once. Sent by jobs only. */
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
    const period = lastFullWeek(this.clock.now());
    const tools = { ids: this.ids, clock: this.clock };
    for (const teamId of await this.teams.due(period)) {
      if ((await this.writer.method(teamId)) === 'OFF') continue;
      await this.work.perform(teamId, async (stores) => {
        if (await stores.wraps.hasWeekly(null, period.since)) return;
        const projects = await stores.wraps.activeProjects(period);
        if (projects.length === 0) return;
        await requestWorkspaceWrap(stores, tools, { teamId, period, weekly: true, by: AI_USER_ID }, projects);
      });
    }
  }
}
