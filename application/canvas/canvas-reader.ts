import type { CanvasSummary, CanvasView } from '@evident/domain/canvas';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Canvases of projects visible to the actor. */
export interface CanvasReader {
  /** Newest first. */
  list(actor: Actor, projectId: Uuid, page: PageRequest): Promise<Page<CanvasSummary>>;
  /** With the cards that the actor can see. */
  canvas(actor: Actor, canvasId: Uuid): Promise<CanvasView | null>;
}
