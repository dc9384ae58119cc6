import { type FieldPosition, fieldMoved } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FieldChangeStores, carryOutUndoably } from './carry-out.ts';
import { fieldToChange, refuseForeignSet } from './to-change.ts';

/** Moves a field into a set or out of all, before a neighbor or to the end; returns the undo id. */
export class MoveField extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fieldId: Uuid,
    readonly position: FieldPosition,
  ) {
    super();
  }
}

export class MoveFieldHandler implements Handler<MoveField> {
  constructor(
    private readonly work: UnitOfWork<FieldChangeStores>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, fieldId, position: { fieldSetId, beforeFieldId = null } }: MoveField): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const field = await fieldToChange(stores, actor, fieldId);
      await refuseForeignSet(stores.fields, field, fieldSetId);
      const neighbors = (await stores.fields.fieldsAt(field)).filter((other) => other.fieldSetId === fieldSetId);
      return carryOutUndoably(stores, this.ids, actor, {
        label: `Moved “${field.label}”`,
        projectId: field.projectId,
        changeSet: fieldMoved(field, fieldSetId, neighbors, beforeFieldId),
      });
    });
  }
}
