import { isSameJson, type Uuid } from '@evident/domain/kernel';
import { type RenderView, isRendering, viewOfRender } from '@evident/domain/media';
import type { Actor } from '@evident/domain/permissions';
import { spansToRender } from '@evident/domain/reels';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RenderStores, startRender } from '../media/index.ts';
import type { ReelStore } from './reel-store.ts';
import { REELS } from './reels.ts';

/** Renders a reel as one file of its project: a video, or its sound alone. Returns the rendering under way if there is one. */
export class RenderReel extends Command<RenderView> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
    readonly video: boolean,
  ) {
    super();
  }
}

export class RenderReelHandler implements Handler<RenderReel> {
  constructor(
    private readonly work: UnitOfWork<RenderStores & { reels: ReelStore }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, reelId, video }: RenderReel): Promise<RenderView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const reel = await REELS.toChange(stores, actor, reelId);
      const files = [...new Set(reel.items.map(({ fileId }) => fileId))];
      const spans = spansToRender(reel, new Set(await stores.reels.recordingsOf(reel.projectId, files)));
      const plan = { spans, video };
      const known = await stores.renders.latestOf('REEL', reelId, 'AUDIO_VIDEO_EXPORT');
      const running = known.find((one) => isRendering(one) && isSameJson(one.plan, plan));
      if (running) return viewOfRender(running);
      const render = await startRender(stores, { ids: this.ids, clock: this.clock }, actor, {
        projectId: reel.projectId,
        type: 'AUDIO_VIDEO_EXPORT',
        name: reel.title || 'Reel',
        plan,
        subjectType: 'REEL',
        subjectId: reel.id,
      });
      return viewOfRender(render);
    });
  }
}
