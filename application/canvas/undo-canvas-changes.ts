import { type Canvas, revertedCanvas, stepOf } from '@evident/domain/canvas';
import { isSameJson } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { changedAgain, tooLate } from '@evident/domain/undo';
import type { LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import { keptAs, type Outcome, type Undoer } from '../undo/index.ts';
import type { CanvasStores } from './canvas-store.ts';
import { CANVAS_CHANGES, type KeptCanvas, deliverSaved, refuseMore, removeCanvas } from './carry-out.ts';
import { canvasChanged } from './events.ts';

/** Undoes the deletion or a change of a canvas, or redoes it, or refuses with the reason. */
export const undoCanvasChanges = <Stores extends CanvasStores>(
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptCanvas> => ({
  kind: CANVAS_CHANGES,
  async undo(stores: Stores, actor, { canvasId, projectId, step, deleted, restored }) {
    await demand(stores.projectAccess, actor, projectId, 'write', 'Canvas');
    const now = await stores.canvases.find(canvasId);
    const updatedAt = clock.now();
    if (deleted) {
      if (now) tooLate('The canvas exists again.');
      await refuseMore(stores, projectId);
      const restored: Canvas = { ...deleted, updatedAt };
      await stores.canvases.add(restored);
      await stores.outbox.announce(canvasChanged(actor, restored));
      return { opposite: keptAs(CANVAS_CHANGES, { canvasId, projectId, step: null, deleted: null, restored }) };
    }
    if (now && restored) return deleteAgain(stores, actor, now, restored);
    if (!now || !step) return tooLate('The canvas was deleted since then. Restore it first.');
    const reverted = { ...now, ...revertedCanvas(now, step), updatedAt };
    const saved = await stores.canvases.save(reverted, actor.userId);
    await stores.outbox.announce(canvasChanged(actor, reverted));
    return {
      opposite: keptAs(CANVAS_CHANGES, { canvasId, projectId, step: stepOf(now, reverted), deleted: null }),
      afterwards: () => deliverSaved(rooms, actor.teamId, canvasId, saved),
    };
  },
});

/** @throws Refusal `InvalidOperation` if the canvas was changed since it came back */
async function deleteAgain(stores: CanvasStores, actor: Actor, now: Canvas, restored: Canvas): Promise<Outcome> {
  const { before, after } = stepOf(restored, now);
  if (!isSameJson(before, after)) changedAgain('canvas', now.title);
  return { opposite: keptAs(CANVAS_CHANGES, await removeCanvas(stores, actor, now)) };
}
