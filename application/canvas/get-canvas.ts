import type { CanvasView } from '@evident/domain/canvas';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { found } from '../kernel/answered-by.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { LiveRooms } from '../content/index.ts';
import type { CanvasReader } from './canvas-reader.ts';
import type { CanvasStores } from './canvas-store.ts';
import { flushRoom } from './carry-out.ts';
import { deriveCanvas } from './derive-canvas.ts';

/** A canvas with the words of the cards that the reader can see. */
export class GetCanvas extends Query<CanvasView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly canvasId: Uuid,
  ) {
    super();
  }
}

export class GetCanvasHandler implements Handler<GetCanvas> {
  constructor(
    private readonly canvases: CanvasReader,
    private readonly work: UnitOfWork<Pick<CanvasStores, 'canvases' | 'outbox'>>,
    private readonly rooms: LiveRooms,
  ) {}

  /** Brings the canvas up to date with its live changes first. */
  async execute({ actor, canvasId }: GetCanvas): Promise<CanvasView> {
    await flushRoom(this.work, this.rooms, actor, canvasId);
    await deriveCanvas(this.work, actor.teamId, canvasId);
    return found(this.canvases.canvas(actor, canvasId), 'Canvas not found');
  }
}
