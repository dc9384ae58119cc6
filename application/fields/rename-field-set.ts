import { setChanged } from '@evident/domain/fields';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FieldChangeStores, carryOutUndoably } from './carry-out.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import { setToChange } from './to-change.ts';

/** Renames a set of fields; `expected` is the version the actor has seen. Returns the undo id. */
export class RenameFieldSet extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fieldSetId: Uuid,
    readonly label: string,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class RenameFieldSetHandler implements Handler<RenameFieldSet> {
  constructor(
    private readonly work: UnitOfWork<FieldChangeStores>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, fieldSetId, label, expected }: RenameFieldSet): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const set = await setToChange(stores, actor, fieldSetId);
      refuseOverwriting(set, expected);
      return carryOutUndoably(stores, this.ids, actor, {
        label: `Renamed “${set.label}”`,
        projectId: set.projectId,
        changeSet: setChanged(set, { ...set, label: oneLine(label, 'label') }),
      });
    });
  }
}
