import {
  type PeopleImport,
  type PeopleImported,
  PEOPLE_ROWS_MAX,
  demandPeople,
  refuseUnfit,
} from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';
import { type PersonFields, countsOf, planFor } from './plan-import.ts';
import { EDITS_PEOPLE } from './requirement.ts';
import type { PeopleTables } from './table-reader.ts';

/** Imports people from a table, in one transaction; undone as one. */
export class ImportPeople extends Command<PeopleImported> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly request: PeopleImport,
  ) {
    super();
  }
}

export class ImportPeopleHandler implements Handler<ImportPeople> {
  constructor(
    private readonly work: UnitOfWork<Pick<PeopleStores, 'people' | 'outbox' | 'undo'> & { fields: PersonFields }>,
    private readonly tables: PeopleTables,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, request }: ImportPeople): Promise<PeopleImported> {
    const table = await this.tables.read(request.csv, PEOPLE_ROWS_MAX);
    refuseUnfit(request.mapping, table.header);
    return this.work.perform(actor.teamId, async (stores) => {
      demandPeople(actor, await stores.people.access());
      const plan = await planFor(stores, actor, table, request, { ids: this.ids, clock: this.clock });
      const undoId = await carryOutUndoably(stores, actor, {
        label: `Imported ${request.fileName}`,
        changeSet: { people: plan.changes, links: [], values: plan.values },
      });
      return { undoId, ...countsOf(plan, table) };
    });
  }
}
