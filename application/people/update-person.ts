import type { Uuid } from '@evident/domain/kernel';
import { type PersonWording, nameKey, personName, withDetails } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';
import { personToEdit } from './person-to-edit.ts';
import { EDITS_PEOPLE } from './requirement.ts';

/** Renames a person or changes their details; returns the undo id. `expected` is the version that the actor has seen. */
export class UpdatePerson extends Command<Uuid> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
    readonly wording: PersonWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdatePersonHandler implements Handler<UpdatePerson> {
  constructor(
    private readonly work: UnitOfWork<Pick<PeopleStores, 'people' | 'outbox' | 'undo'>>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, personId, wording, expected }: UpdatePerson): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await personToEdit(stores.people, actor, personId);
      refuseOverwriting(before, expected);
      const name = wording.name?.trim() ?? before.name;
      const after = {
        ...before,
        name,
        nameKey: nameKey(name),
        details: withDetails(before.details, wording.details ?? {}),
        updatedAt: this.clock.now(),
      };
      const undoId = await carryOutUndoably(stores, actor, {
        label: name === before.name ? `Changed ${personName(name)}` : `Renamed ${personName(before.name)}`,
        changeSet: { people: [{ before, after }], links: [] },
      });
      return undoId!;
    });
  }
}
