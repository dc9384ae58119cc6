import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { WrapStore } from './wrap-store.ts';

export interface WrapTurn {
  readonly teamId: Uuid;
  readonly wrapId: Uuid;
}

/** Seconds: an hour, for the projects of a workspace one after the other. */
export const WRITE_WRAP: JobQueue<WrapTurn> = { name: 'write-wrap', retries: 4, timeoutSeconds: 3600 };

/** Starts to write a wrap. Those of projects that one of the workspace needs are written by its job. */
export class WhenWrapRequested implements Reaction<'wrap:requested'> {
  readonly name = 'when-wrap-requested';
  readonly on = ['wrap:requested'] as const;

  constructor(
    private readonly work: UnitOfWork<{ wraps: Pick<WrapStore, 'find'> }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async react({ teamId, payload: { wrapId } }: DeliveredEvent<'wrap:requested'>): Promise<void> {
    const wrap = await this.work.perform(teamId, ({ wraps }) => wraps.find(wrapId));
    if (wrap?.partOf === null)
      await this.jobs.enqueue<WrapTurn>(WRITE_WRAP, { teamId, wrapId }, { key: wrapId, group: teamId });
  }
}
