import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import { type Due, startDue } from '../kernel/start-due.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SourceStores, startRun } from './channel-sources.ts';

export const DUE_SOURCES: JobQueue<Record<string, never>> = { name: 'due-sources' };
/** Every five minutes, UTC. */
export const DUE_SOURCES_CRON = '*/5 * * * *';

/** Starts runs of all sources that are due. Sent by jobs only. */
export class StartDueSources extends Command {
  static readonly requires = WORKER;
}

export class StartDueSourcesHandler implements Handler<StartDueSources> {
  constructor(
    readonly due: Due,
    readonly work: UnitOfWork<SourceStores>,
    private readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    return startDue(
      this,
      async ({ channelSources }, id) => {
        const source = await channelSources.find(id);
        return source && { source, active: source.state === 'active', nextRunAt: source.nextRunAt };
      },
      async (stores, { source }, { now }) => {
        await startRun(stores, source, { ids: this.ids, now, wake: false });
      },
    );
  }
}
