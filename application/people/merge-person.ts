import { type Uuid, refuse } from '@evident/domain/kernel';
import { merged, personName } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';
import { personToEdit } from './person-to-edit.ts';
import { EDITS_PEOPLE } from './requirement.ts';

/** Merges a person into another, who takes over notes and details; returns the undo id. */
export class MergePerson extends Command<Uuid> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
    readonly intoPersonId: Uuid,
  ) {
    super();
  }
}

export class MergePersonHandler implements Handler<MergePerson> {
  constructor(
    private readonly work: UnitOfWork<Pick<PeopleStores, 'people' | 'outbox' | 'undo'>>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, personId, intoPersonId }: MergePerson): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const person = await personToEdit(stores.people, actor, personId);
      if (personId === intoPersonId) refuse('UnprocessableContent', 'A person cannot be merged into themselves');
      const [survivor] = await stores.people.some([intoPersonId]);
      if (!survivor)
        return refuse('UnprocessableContent', 'The other person was not found', 'They may be in the trash.');
      const both = [personId, intoPersonId];
      const rows = { links: await stores.people.links(both, []), values: await stores.people.values(both) };
      const undoId = await carryOutUndoably(stores, actor, {
        label: `Merged ${personName(person.name)} into ${personName(survivor.name)}`,
        changeSet: merged(person, survivor, rows, this.clock.now()),
        merged: { personId, intoPersonId },
      });
      return undoId!;
    });
  }
}
