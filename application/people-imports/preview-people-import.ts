import {
  type DuplicatePolicy,
  type PeopleMapping,
  type PeoplePreview,
  PEOPLE_ROWS_MAX,
  demandPeople,
  guessedMapping,
  guessedTypes,
  refuseUnfit,
} from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { OF_PEOPLE, type PersonFields, countsOf, fillingFields, planFor } from './plan-import.ts';
import { type PersonStore, EDITS_PEOPLE } from '../people/index.ts';
import type { PeopleTables } from './table-reader.ts';

interface Wanted {
  readonly csv: string;
  readonly mapping?: PeopleMapping;
  readonly duplicates?: DuplicatePolicy;
}

/** Previews the changes of an import. Changes nothing. */
export class PreviewPeopleImport extends Query<PeoplePreview> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly request: Wanted,
  ) {
    super();
  }
}

const ROWS_SHOWN = 10;
const CELL_SHOWN = 200;

export class PreviewPeopleImportHandler implements Handler<PreviewPeopleImport> {
  constructor(
    private readonly work: UnitOfWork<{ people: PersonStore; fields: PersonFields }>,
    private readonly tables: PeopleTables,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, request }: PreviewPeopleImport): Promise<PeoplePreview> {
    const table = await this.tables.read(request.csv, PEOPLE_ROWS_MAX);
    const tools = { ids: this.ids, clock: this.clock };
    const { mapping, plan } = await this.work.prepare(actor.teamId, async ({ people, fields }) => {
      demandPeople(actor, await people.access());
      const wanted = request.mapping ?? guessedMapping(table.header, await fields.fieldsFor(OF_PEOPLE));
      refuseUnfit(wanted, table.header);
      const filling = await fillingFields(fields, actor, table, wanted, () => this.ids.newId());
      const { duplicates = 'UPDATE' } = request;
      const planned = { mapping: filling.mapping, duplicates, fileName: '' };
      return { mapping: wanted, plan: await planFor(people, actor, table, planned, filling.fields, tools) };
    });
    return {
      header: [...table.header],
      rows: table.rows.slice(0, ROWS_SHOWN).map(({ cells }) => cells.map((cell) => cell.slice(0, CELL_SHOWN))),
      rowCount: table.rows.length,
      mapping,
      types: guessedTypes(table.header, table.rows),
      ...countsOf(plan, table),
    };
  }
}
