import { setDeleted } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FieldChangeStores, carryOutUndoably } from './carry-out.ts';
import { setToChange } from './to-change.ts';

/** Deletes a set; its fields stay, in no set. Returns the undo id. */
export class DeleteFieldSet extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fieldSetId: Uuid,
  ) {
    super();
  }
}

export class DeleteFieldSetHandler implements Handler<DeleteFieldSet> {
  constructor(
    private readonly work: UnitOfWork<FieldChangeStores>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, fieldSetId }: DeleteFieldSet): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const set = await setToChange(stores, actor, fieldSetId);
      const all = await stores.fields.fieldsAt(set);
      const held = all.filter((field) => field.fieldSetId === fieldSetId);
      const loose = all.filter((field) => field.fieldSetId === null);
      return carryOutUndoably(stores, this.ids, actor, {
        label: `Deleted “${set.label}”`,
        projectId: set.projectId,
        changeSet: setDeleted(set, held, loose),
      });
    });
  }
}
