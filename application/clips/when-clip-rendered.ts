import type { DeliveredEvent } from '@evident/domain/events';
import type { Clock } from '../kernel/clock.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ClipStores } from './keep-clips.ts';

/** Deletes the former clips of an object once the new one is rendered. */
export class WhenClipRendered implements Reaction<'render:changed'> {
  readonly name = 'when-clip-rendered';
  readonly on = ['render:changed'] as const;

  constructor(
    private readonly work: UnitOfWork<Pick<ClipStores, 'renders' | 'clips'>>,
    private readonly clock: Clock,
  ) {}

  async react({ teamId, payload: { renderId } }: DeliveredEvent<'render:changed'>): Promise<void> {
    await this.work.perform(teamId, async ({ renders, clips }) => {
      const render = await renders.read(renderId);
      if (render?.state !== 'DONE' || render.type !== 'AUDIO_VIDEO_CLIP' || render.subjectId === null) return;
      await clips.lock(render.subjectId);
      await clips.removeOlder(renderId, this.clock.now());
    });
  }
}
