import {
  type DuplicatePolicy,
  type PeopleMapping,
  type PeoplePreview,
  PEOPLE_ROWS_MAX,
  demandPeople,
  guessedMapping,
  refuseUnfit,
} from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type PersonFields, countsOf, planFor } from './plan-import.ts';
import type { PersonStore } from './person-store.ts';
import { EDITS_PEOPLE } from './requirement.ts';
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
    const { mapping = guessedMapping(table.header), duplicates = 'UPDATE' } = request;
    refuseUnfit(mapping, table.header);
    const plan = await this.work.prepare(actor.teamId, async (stores) => {
      demandPeople(actor, await stores.people.access());
      return planFor(stores, actor, table, { mapping, duplicates, fileName: '' }, { ids: this.ids, clock: this.clock });
    });
    return {
      header: [...table.header],
      rows: table.rows.slice(0, ROWS_SHOWN).map(({ cells }) => cells.map((cell) => cell.slice(0, CELL_SHOWN))),
      rowCount: table.rows.length,
      mapping,
      ...countsOf(plan, table),
    };
  }
}
