import { type Canvas, revertedCanvas } from '@evident/domain/canvas';
import { tooLate } from '@evident/domain/undo';
import type { LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import type { CanvasStores } from './canvas-store.ts';
import { CANVAS_CHANGES, type KeptCanvas, deliverSaved, refuseMore } from './carry-out.ts';
import { canvasChanged } from './events.ts';

/** Undoes the deletion or a change of a canvas, or refuses with the reason. */
export const undoCanvasChanges = <Stores extends CanvasStores>(
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptCanvas> => ({
  kind: CANVAS_CHANGES,
  async undo(stores: Stores, actor, { canvasId, projectId, step, deleted }) {
    await demand(stores.projectAccess, actor, projectId, 'write', 'Canvas');
    const now = await stores.canvases.find(canvasId);
    const updatedAt = clock.now();
    if (deleted) {
      if (now) tooLate('The canvas exists again.');
      await refuseMore(stores, projectId);
      const restored: Canvas = { ...deleted, updatedAt };
      await stores.canvases.add(restored);
      return stores.outbox.announce(canvasChanged(actor, restored));
    }
    if (!now || !step) return tooLate('The canvas was deleted since then. Restore it first.');
    const reverted = { ...now, ...revertedCanvas(now, step), updatedAt };
    const saved = await stores.canvases.save(reverted, actor.userId);
    await stores.outbox.announce(canvasChanged(actor, reverted));
    return () => deliverSaved(rooms, actor.teamId, canvasId, saved);
  },
});
