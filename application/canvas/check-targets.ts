import type { CanvasTargets } from '@evident/domain/canvas';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CanvasStore, CanvasStores } from './canvas-store.ts';

/** Checks references that a live change adds. @throws Refusal `UnprocessableContent` for content of another project */
export class CheckTargets extends Query<void> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly canvasId: Uuid,
    readonly targets: CanvasTargets,
  ) {
    super();
  }
}

export class CheckTargetsHandler implements Handler<CheckTargets> {
  constructor(private readonly work: UnitOfWork<Pick<CanvasStores, 'canvases'>>) {}

  execute({ actor, canvasId, targets }: CheckTargets): Promise<void> {
    return this.work.perform(actor.teamId, async ({ canvases }) => {
      const { projectId } = (await canvases.place(canvasId)) ?? notFound('Canvas');
      await refuseForeign(canvases, projectId, targets);
    });
  }
}

/** New references must be to content of the project. */
export async function refuseForeign(
  canvases: Pick<CanvasStore, 'countTargets'>,
  projectId: Uuid,
  targets: CanvasTargets,
): Promise<void> {
  const count = targets.highlights.length + targets.insights.length + targets.notes.length;
  if (count > 0 && (await canvases.countTargets(projectId, targets)) < count)
    refuse('UnprocessableContent', 'Not found in this project', 'Add highlights, insights and notes of the project.');
}
