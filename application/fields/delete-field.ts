import { fieldDeleted } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FieldChangeStores, carryOutUndoably } from './carry-out.ts';
import { fieldToChange } from './to-change.ts';

/** Deletes a field with its values; returns the undo id. */
export class DeleteField extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fieldId: Uuid,
  ) {
    super();
  }
}

export class DeleteFieldHandler implements Handler<DeleteField> {
  constructor(
    private readonly work: UnitOfWork<FieldChangeStores>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, fieldId }: DeleteField): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const field = await fieldToChange(stores, actor, fieldId);
      return carryOutUndoably(stores, this.ids, actor, {
        label: `Deleted “${field.label}”`,
        projectId: field.projectId,
        changeSet: fieldDeleted(field),
      });
    });
  }
}
