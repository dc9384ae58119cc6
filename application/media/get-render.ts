import { type Uuid, notFound } from '@evident/domain/kernel';
import { type RenderView, viewOfRender } from '@evident/domain/media';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { RenderStore } from './render-store.ts';

/** Reads the state of a rendering. */
export class GetRender extends Query<RenderView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly renderId: Uuid,
  ) {
    super();
  }
}

export class GetRenderHandler implements Handler<GetRender> {
  constructor(private readonly work: UnitOfWork<{ renders: RenderStore; projectAccess: ProjectAccess }>) {}

  execute({ actor, renderId }: GetRender): Promise<RenderView> {
    return this.work.perform(actor.teamId, async ({ renders, projectAccess }) => {
      const render = (await renders.read(renderId)) ?? notFound('Rendering');
      await demand(projectAccess, actor, render.projectId, 'read', 'Rendering');
      return viewOfRender(render);
    });
  }
}
