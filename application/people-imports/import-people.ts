import {
  type PeopleImport,
  type PeopleImported,
  PEOPLE_ROWS_MAX,
  type PersonField,
  demandPeople,
  refuseUnfit,
} from '@evident/domain/people';
import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type MakingStores, fieldChanged, makeField } from '../fields/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { idsInOrder } from '../kernel/ids-in-order.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type PeopleStores, EDITS_PEOPLE } from '../people/index.ts';
import { countsOf, fillingFields, planFor } from './plan-import.ts';
import type { PeopleTables } from './table-reader.ts';

type ImportStores = PeopleStores & MakingStores;
type Filling = Awaited<ReturnType<typeof fillingFields>>;

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
    private readonly work: UnitOfWork<ImportStores>,
    private readonly tables: PeopleTables,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, request }: ImportPeople): Promise<PeopleImported> {
    const table = await this.tables.read(request.csv, PEOPLE_ROWS_MAX);
    refuseUnfit(request.mapping, table.header);
    const tools = { ids: idsInOrder(this.ids, this.clock.now()), clock: this.clock };
    return this.work.perform(actor.teamId, async (stores) => {
      demandPeople(actor, await stores.people.access());
      const filling = await fillingFields(stores.fields, actor, table, request.mapping, () => this.ids.newId());
      await this.makeFields(stores, actor, filling);
      const wanted = { ...request, mapping: filling.mapping };
      const plan = await planFor(stores.people, actor, table, wanted, filling.fields, tools);
      const undoId = await carryOutUndoably(stores, actor, {
        label: `Imported ${request.fileName}`,
        changeSet: { people: plan.changes, links: [], values: plan.values },
      });
      return { undoId, ...countsOf(plan, table) };
    });
  }

  /** Creates the new fields, and adds the options that fields lack. They stay when the import is undone. */
  private async makeFields(stores: ImportStores, actor: Actor, { created, widened }: Filling): Promise<void> {
    for (const { id, label, type, settings } of created) {
      const tools = { ids: { newId: () => id }, clock: this.clock };
      await makeField(stores, tools, actor, null, { label, type, objectType: 'PERSON' });
      await this.saveSettings(stores, actor, { id, settings });
    }
    for (const field of widened) await this.saveSettings(stores, actor, field);
  }

  private async saveSettings(
    { fields, outbox }: ImportStores,
    actor: Actor,
    { id, settings }: Pick<PersonField, 'id' | 'settings'>,
  ): Promise<void> {
    const field = (await fields.find(id)) ?? notFound('Field');
    const saved = { ...field, settings, updatedAt: this.clock.now() };
    await fields.save(saved);
    await outbox.announce(fieldChanged(actor, saved));
  }
}
