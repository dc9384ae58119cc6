import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobFor, JobQueue } from '../jobs/index.ts';

export interface RenderTurn {
  readonly teamId: Uuid;
  readonly renderId: Uuid;
}

/** Seconds: twelve hours. */
export const RENDER_QUEUE: JobQueue<RenderTurn> = { name: 'render', retries: 4, timeoutSeconds: 43_200 };

/** The job of a waiting rendering. The event is in the transaction that saved it, so none is forgotten. */
export function renderJob({ teamId, payload }: DeliveredEvent<'render:changed'>): JobFor<RenderTurn> | null {
  // Events of earlier versions have only the id; the worker looks at the rendering's own state.
  const { renderId, state = 'WAITING', priority = 'ACCELERATED' } = payload;
  return state === 'WAITING'
    ? { payload: { teamId, renderId }, options: { key: renderId, group: renderId, priority } }
    : null;
}
