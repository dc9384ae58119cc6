import { type Canvas, type CanvasChange, addedTargets, changedDocument, stepOf } from '@evident/domain/canvas';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CanvasStore, CanvasStores } from './canvas-store.ts';
import { canvasToChange, keepForUndo } from './carry-out.ts';
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
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, canvasId, change }: ChangeCanvas): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await canvasToChange(stores, actor, canvasId);
      const after: Canvas = {
        ...before,
        title: change.title?.trim() ?? before.title,
        document: changedDocument(before.document, change),
        updatedAt: this.clock.now(),
      };
      await refuseForeign(stores.canvases, before, after);
      await stores.canvases.save(after);
      await stores.outbox.announce(canvasChanged(actor, after));
      return keepForUndo(stores, { ids: this.ids, clock: this.clock }, actor, labelOf(change, before.title), {
        canvasId,
        projectId: before.projectId,
        step: stepOf(before, after),
        deleted: null,
      });
    });
  }
}

const labelOf = ({ objects, removed }: CanvasChange, title: string): string =>
  objects || removed ? `Edited “${title}”` : `Changed “${title}”`;

/** New references must be to content of the project. */
async function refuseForeign(canvases: CanvasStore, before: Canvas, after: Canvas): Promise<void> {
  const added = addedTargets(before.document, after.document);
  const count = added.highlights.length + added.insights.length + added.notes.length;
  if (count > 0 && (await canvases.countTargets(before.projectId, added)) < count)
    refuse('UnprocessableContent', 'Not found in this project', 'Add highlights, insights and notes of the project.');
}
