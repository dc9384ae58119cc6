import { type PeopleChange, type PeopleChangeResult, demandPeople, withDetails } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';
import { EDITS_PEOPLE } from './requirement.ts';

/** Changes the same details of several people at once. */
export class ChangePeople extends Command<PeopleChangeResult> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly change: PeopleChange,
  ) {
    super();
  }
}

export class ChangePeopleHandler implements Handler<ChangePeople> {
  constructor(
    private readonly work: UnitOfWork<Pick<PeopleStores, 'people' | 'outbox' | 'undo'>>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, change: { personIds, details } }: ChangePeople): Promise<PeopleChangeResult> {
    return this.work.perform(actor.teamId, async (stores) => {
      demandPeople(actor, await stores.people.access());
      const named = new Set(personIds);
      const found = await stores.people.some([...named]);
      const updatedAt = this.clock.now();
      const people = found
        .map((before) => ({ before, after: { ...before, details: withDetails(before.details, details), updatedAt } }))
        .filter(({ before, after }) => !sameDetails(before.details, after.details));
      const undoId = await carryOutUndoably(stores, actor, {
        label: `Changed ${people.length === 1 ? '1 person' : `${people.length} people`}`,
        changeSet: { people, links: [] },
      });
      return { undoId, changed: people.length, missing: named.size - found.length };
    });
  }
}

type Details = Readonly<Record<string, string>>;
const sameDetails = (one: Details, other: Details): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([label, value]) => other[label] === value);
