import { type Canvas, EMPTY_CANVAS, type NewCanvas } from '@evident/domain/canvas';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import type { CanvasStores } from './canvas-store.ts';
import { refuseMore } from './carry-out.ts';
import { canvasChanged } from './events.ts';

/** Creates an empty canvas in a project; returns its id. */
export class CreateCanvas extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: NewCanvas,
  ) {
    super();
  }
}

export class CreateCanvasHandler implements Handler<CreateCanvas> {
  constructor(
    private readonly work: UnitOfWork<Omit<CanvasStores, 'undo'>>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, wanted }: CreateCanvas): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await refuseMore(stores, projectId);
      const now = this.clock.now();
      const canvas: Canvas = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        projectId,
        title: wanted.title.trim(),
        document: { ...EMPTY_CANVAS, section: { summary: '', peekMode: true } },
        version: 1,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await stores.canvases.add(canvas);
      await stores.outbox.announce(canvasChanged(actor, canvas));
      return canvas.id;
    });
  }
}
