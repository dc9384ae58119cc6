import type { Canvas, CanvasTargets } from '@evident/domain/canvas';
import type { Uuid } from '@evident/domain/kernel';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';

/** Canvases of one team, inside a unit of work. */
export interface CanvasStore {
  /** Locked. */
  find(canvasId: Uuid): Promise<Canvas | null>;
  countIn(projectId: Uuid): Promise<number>;
  /** How many of the targets are in a project. */
  countTargets(projectId: Uuid, targets: CanvasTargets): Promise<number>;
  save(canvas: Canvas): Promise<void>;
  remove(canvasId: Uuid): Promise<void>;
}

/** Stores that changes of canvases need. */
export interface CanvasStores {
  canvases: CanvasStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}
