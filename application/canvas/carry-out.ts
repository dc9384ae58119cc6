import { CANVAS_LIMIT, type Canvas, type CanvasStep, canvasRoom } from '@evident/domain/canvas';
import { type Uuid, refuseOneMore, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { LiveRooms } from '../content/index.ts';
import { demand } from '../permissions/index.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { undoKind } from '../undo/index.ts';
import type { CanvasStores, SavedCanvas } from './canvas-store.ts';
import { canvasRemoved } from './events.ts';

export const CANVAS_CHANGES = undoKind<KeptCanvas>('canvas:changed');

/** Kept to undo a change: its step, or the deleted canvas. */
export interface KeptCanvas {
  readonly canvasId: Uuid;
  readonly projectId: Uuid;
  readonly step: CanvasStep | null;
  readonly deleted: Canvas | null;
  /** A canvas that its undo restored, to delete it again. */
  readonly restored?: Canvas;
}

/** The canvas, locked, once the actor may change it. @throws Refusal `NotFound`, `Forbidden` */
export async function canvasToChange(
  { canvases, projectAccess }: Pick<CanvasStores, 'canvases' | 'projectAccess'>,
  actor: Actor,
  canvasId: Uuid,
): Promise<Canvas> {
  const canvas = (await canvases.find(canvasId)) ?? notFound('Canvas');
  await demand(projectAccess, actor, canvas.projectId, 'write', 'Canvas');
  return canvas;
}

/** @throws Refusal `UnprocessableContent` for one canvas more than a project holds */
export async function refuseMore({ canvases }: Pick<CanvasStores, 'canvases'>, projectId: Uuid): Promise<void> {
  refuseOneMore(await canvases.countIn(projectId), CANVAS_LIMIT);
}

/** Deletes a canvas; returns what to keep for undo. */
export async function removeCanvas(
  { canvases, outbox }: Pick<CanvasStores, 'canvases' | 'outbox'>,
  actor: Actor,
  deleted: Canvas,
): Promise<KeptCanvas> {
  const { id: canvasId, projectId } = deleted;
  await canvases.remove(canvasId);
  await outbox.announce(canvasRemoved(actor, deleted));
  return { canvasId, projectId, step: null, deleted };
}

/** Keeps a change for undo; returns the undo id. */
export async function keepForUndo(
  { undo }: Pick<CanvasStores, 'undo'>,
  actor: Actor,
  label: string,
  kept: KeptCanvas,
): Promise<Uuid> {
  return undo.keep(actor, CANVAS_CHANGES, { projectId: kept.projectId, label, before: kept });
}

/** Waits until the live changes of a canvas up to now are stored. */
export async function flushRoom(
  work: UnitOfWork<Pick<CanvasStores, 'canvases'>>,
  rooms: LiveRooms,
  { teamId }: Pick<Actor, 'teamId'>,
  canvasId: Uuid,
): Promise<void> {
  const place = await work.prepare(teamId, ({ canvases }) => canvases.place(canvasId));
  if (place) await rooms.flush(canvasRoom({ id: canvasId, liveId: place.liveId }));
}

/** Delivers a stored change to members who have the canvas open. */
export async function deliverSaved(
  rooms: LiveRooms,
  teamId: Uuid,
  canvasId: Uuid,
  { liveId, update }: SavedCanvas,
): Promise<void> {
  if (update) await rooms.deliver(teamId, canvasRoom({ id: canvasId, liveId }), update);
}
