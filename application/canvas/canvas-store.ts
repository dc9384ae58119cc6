import type { Canvas, CanvasTargets } from '@evident/domain/canvas';
import type { Uuid } from '@evident/domain/kernel';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';

/** A live canvas: the name of its history, and its updates in order. */
export interface OpenedCanvas {
  readonly liveId: Uuid;
  readonly updates: readonly Uint8Array[];
}

/** The update of a change, to deliver to the room; null if the canvas was never opened live, or nothing changed. */
export interface SavedCanvas {
  readonly liveId: Uuid;
  readonly update: Uint8Array | null;
}

export interface CanvasPlace {
  readonly projectId: Uuid;
  /** The name of its live history. */
  readonly liveId: Uuid;
  /** Whether readers do not see the latest live changes yet. */
  readonly behind: boolean;
}

/** Canvases of one team, inside a unit of work. */
export interface CanvasStore {
  /** Locked, with all changes of its live history. */
  find(canvasId: Uuid): Promise<Canvas | null>;
  countIn(projectId: Uuid): Promise<number>;
  /** How many of the targets are in a project. */
  countTargets(projectId: Uuid, targets: CanvasTargets): Promise<number>;
  add(canvas: Canvas): Promise<void>;
  /** Saves a canvas that was found, as a change by a member. */
  save(canvas: Canvas, by: Uuid): Promise<SavedCanvas>;
  remove(canvasId: Uuid): Promise<void>;
  /** Where a canvas is, without a lock. */
  place(canvasId: Uuid): Promise<CanvasPlace | null>;
  /** Opens a canvas that was found for live editing. */
  open(canvasId: Uuid): Promise<OpenedCanvas>;
  /** Appends a live change by a member; returns false if that history no longer exists. */
  append(canvasId: Uuid, liveId: Uuid, update: Uint8Array, by: Uuid): Promise<boolean>;
  /** Brings what readers see up to date; returns who made the last live change, null if it was up to date. */
  derive(canvasId: Uuid): Promise<Uuid | null>;
}

/** Stores that changes of canvases need. */
export interface CanvasStores {
  canvases: CanvasStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}
