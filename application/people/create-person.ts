import { type Uuid } from '@evident/domain/kernel';
import { type NewPerson, demandPeople, nameKey, withDetails } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOut, type PeopleStores } from './carry-out.ts';
import { EDITS_PEOPLE } from './requirement.ts';

/** Creates a person; returns the id. */
export class CreatePerson extends Command<Uuid> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly person: NewPerson,
  ) {
    super();
  }
}

export class CreatePersonHandler implements Handler<CreatePerson> {
  constructor(
    private readonly work: UnitOfWork<Pick<PeopleStores, 'people' | 'outbox'>>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, person: { name: written, details = {} } }: CreatePerson): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      demandPeople(actor, await stores.people.access());
      const [id, now, name] = [this.ids.newId(), this.clock.now(), written.trim()];
      const after = {
        id,
        teamId: actor.teamId,
        name,
        nameKey: nameKey(name),
        details: withDetails({}, details),
        importOrigin: null,
        enrichmentOrigin: null,
        version: 1,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await carryOut(stores, actor, { people: [{ before: null, after }], links: [] });
      return id;
    });
  }
}
