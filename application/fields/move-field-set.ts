import { setMoved } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FieldChangeStores, carryOutUndoably } from './carry-out.ts';
import { setToChange } from './to-change.ts';

/** Moves a set of fields before a neighbor or to the end; returns the undo id. */
export class MoveFieldSet extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fieldSetId: Uuid,
    readonly beforeFieldSetId: Uuid | null,
  ) {
    super();
  }
}

export class MoveFieldSetHandler implements Handler<MoveFieldSet> {
  constructor(
    private readonly work: UnitOfWork<FieldChangeStores>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, fieldSetId, beforeFieldSetId }: MoveFieldSet): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const set = await setToChange(stores, actor, fieldSetId);
      return carryOutUndoably(stores, this.ids, actor, {
        label: `Moved “${set.label}”`,
        projectId: set.projectId,
        changeSet: setMoved(set, await stores.fields.setsAt(set), beforeFieldSetId),
      });
    });
  }
}
