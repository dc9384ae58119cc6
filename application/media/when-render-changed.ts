import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RenderStore } from './render-store.ts';

export interface RenderTurn {
  readonly teamId: Uuid;
  readonly renderId: Uuid;
}

/** Seconds: twelve hours. */
export const RENDER_QUEUE = { name: 'render', retries: 4, timeoutSeconds: 43_200 } satisfies JobQueue<RenderTurn>;

/** Enqueues waiting renderings. The event is in the transaction that saved them, so none is forgotten. */
export class WhenRenderChanged implements Reaction<'render:changed'> {
  readonly name = 'when-render-changed';
  readonly on = ['render:changed'] as const;

  constructor(
    private readonly work: UnitOfWork<{ renders: RenderStore }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async react({ teamId, payload: { renderId } }: DeliveredEvent<'render:changed'>): Promise<void> {
    const render = await this.work.perform(teamId, ({ renders }) => renders.read(renderId));
    if (render?.state === 'WAITING')
      await this.jobs.enqueue<RenderTurn>(
        RENDER_QUEUE,
        { teamId, renderId },
        { key: renderId, group: renderId, priority: render.priority },
      );
  }
}
