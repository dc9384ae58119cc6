import { type Uuid, notFound } from '@evident/domain/kernel';
import { cancelledRender, isRendering } from '@evident/domain/media';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { RenderStore } from './render-store.ts';
import { renderChanged } from './start-render.ts';

/** Stops a rendering. */
export class CancelRender extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly renderId: Uuid,
  ) {
    super();
  }
}

export class CancelRenderHandler implements Handler<CancelRender> {
  constructor(
    private readonly work: UnitOfWork<{ renders: RenderStore; projectAccess: ProjectAccess; outbox: Outbox }>,
  ) {}

  async execute({ actor, renderId }: CancelRender): Promise<void> {
    await this.work.perform(actor.teamId, async ({ renders, projectAccess, outbox }) => {
      const render = (await renders.find(renderId)) ?? notFound('Rendering');
      await demand(projectAccess, actor, render.projectId, 'write', 'Rendering');
      if (!isRendering(render)) return;
      const changed = cancelledRender(render);
      await renders.save(changed);
      await outbox.announce(renderChanged(changed));
    });
  }
}
