import { type Uuid, notFound } from '@evident/domain/kernel';
import { type RenderView, viewOfRender } from '@evident/domain/media';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RenderStore } from '../media/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { ReelStore } from './reel-store.ts';

/** The latest renderings of a reel, newest first. */
export class ListReelRenders extends Query<RenderView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
  ) {
    super();
  }
}

export class ListReelRendersHandler implements Handler<ListReelRenders> {
  constructor(
    private readonly work: UnitOfWork<{ reels: ReelStore; renders: RenderStore; projectAccess: ProjectAccess }>,
  ) {}

  execute({ actor, reelId }: ListReelRenders): Promise<RenderView[]> {
    return this.work.perform(actor.teamId, async ({ reels, renders, projectAccess }) => {
      const reel = (await reels.find(reelId)) ?? notFound('Reel');
      await demand(projectAccess, actor, reel.projectId, 'read', 'Reel');
      return (await renders.latestOf('REEL', reelId, 'AUDIO_VIDEO_EXPORT')).map(viewOfRender);
    });
  }
}
