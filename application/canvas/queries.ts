import type { CanvasSummary, CanvasView } from '@evident/domain/canvas';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { LiveRooms } from '../content/index.ts';
import type { CanvasReader } from './canvas-reader.ts';
import type { CanvasStores } from './canvas-store.ts';
import { flushRoom } from './carry-out.ts';
import { deriveCanvas } from './derive-canvas.ts';

/** Lists the canvases of a project, newest first. */
export class ListCanvases extends Query<Page<CanvasSummary>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListCanvasesHandler = answeredBy(({ actor, projectId, page }: ListCanvases, canvases: CanvasReader) =>
  canvases.list(actor, projectId, page),
);

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
