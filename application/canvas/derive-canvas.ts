import type { Uuid } from '@evident/domain/kernel';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CanvasStores } from './canvas-store.ts';

/** Brings what readers of a canvas see up to date with its live changes. Sent by rooms and readers only. */
export class DeriveCanvas extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly canvasId: Uuid,
  ) {
    super();
  }
}

export class DeriveCanvasHandler implements Handler<DeriveCanvas> {
  constructor(private readonly work: UnitOfWork<Pick<CanvasStores, 'canvases' | 'outbox'>>) {}

  execute({ teamId, canvasId }: DeriveCanvas): Promise<void> {
    return deriveCanvas(this.work, teamId, canvasId);
  }
}

export function deriveCanvas(
  work: UnitOfWork<Pick<CanvasStores, 'canvases' | 'outbox'>>,
  teamId: Uuid,
  canvasId: Uuid,
): Promise<void> {
  return work.prepare(teamId, async ({ canvases, outbox }) => {
    const place = await canvases.place(canvasId);
    const by = place?.behind ? await canvases.derive(canvasId) : null;
    if (place && by !== null)
      await outbox.announce({ name: 'canvas:changed', teamId, payload: { canvasId, projectId: place.projectId, by } });
  });
}
