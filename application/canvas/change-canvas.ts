import { type Canvas, type CanvasChange, addedTargets, changedDocument, stepOf } from '@evident/domain/canvas';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { LiveRooms } from '../content/index.ts';
import type { CanvasStores } from './canvas-store.ts';
import { canvasToChange, deliverSaved, flushRoom, keepForUndo } from './carry-out.ts';
import { refuseForeign } from './check-targets.ts';
import { canvasChanged } from './events.ts';

/** Renames a canvas, or changes its objects and settings. Changes of different fields merge. Returns the undo id. */
export class ChangeCanvas extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly canvasId: Uuid,
    readonly change: CanvasChange,
  ) {
    super();
  }
}

export class ChangeCanvasHandler implements Handler<ChangeCanvas> {
  constructor(
    private readonly work: UnitOfWork<CanvasStores>,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, canvasId, change }: ChangeCanvas): Promise<Uuid> {
    await flushRoom(this.work, this.rooms, actor, canvasId);
    const { undoId, saved } = await this.work.perform(actor.teamId, async (stores) => {
      const before = await canvasToChange(stores, actor, canvasId);
      const after: Canvas = {
        ...before,
        title: change.title?.trim() ?? before.title,
        document: changedDocument(before.document, change),
        updatedAt: this.clock.now(),
      };
      await refuseForeign(stores.canvases, before.projectId, addedTargets(before.document, after.document));
      const kept = await stores.canvases.save(after, actor.userId);
      await stores.outbox.announce(canvasChanged(actor, after));
      return {
        saved: kept,
        undoId: await keepForUndo(stores, actor, labelOf(change, before.title), {
          canvasId,
          projectId: before.projectId,
          step: stepOf(before, after),
          deleted: null,
        }),
      };
    });
    await deliverSaved(this.rooms, actor.teamId, canvasId, saved);
    return undoId;
  }
}

const labelOf = ({ objects, removed }: CanvasChange, title: string): string =>
  objects || removed ? `Edited “${title}”` : `Changed “${title}”`;
