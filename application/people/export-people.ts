import { notFound } from '@evident/domain/kernel';
import {
  type PersonFilter,
  VIEWERS_CANNOT_EXPORT_PEOPLE,
  peopleExportHead,
  peopleExportRow,
} from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { type FieldColumns, recordedExport } from '../exports/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { ListFilters } from '../filters/index.ts';
import type { Addresses } from '../identity/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TeamStore } from '../workspaces/index.ts';
import { claused } from './claused.ts';
import type { PersonList, PersonReader } from './person-reader.ts';

/** Exports people as a table, header first, in the order of the list. Yields some rows at a time, so that many need little memory. */
export class ExportPeople extends Query<AsyncIterable<readonly (readonly string[])[]>> {
  static readonly requires = memberWith({
    scope: 'read',
    role: 'author',
    exports: true,
    refusal: { title: VIEWERS_CANNOT_EXPORT_PEOPLE },
  });

  constructor(
    readonly actor: Actor,
    readonly filter: PersonFilter,
  ) {
    super();
  }
}

const AT_ONCE = 1000;

export class ExportPeopleHandler implements Handler<ExportPeople> {
  constructor(
    private readonly work: UnitOfWork<{ teams: Pick<TeamStore, 'find'> }>,
    private readonly people: PersonReader,
    private readonly addresses: Addresses,
    private readonly fields: FieldColumns,
    private readonly filters: ListFilters,
    private readonly writing: UnitOfWork<{ audit: AuditLog }>,
  ) {}

  async execute({ actor, filter }: ExportPeople): Promise<AsyncIterable<readonly (readonly string[])[]>> {
    const list = await claused(filter, actor, this.filters);
    const { subdomain } = await this.work.perform(
      actor.teamId,
      async ({ teams }) => (await teams.find(actor.teamId)) ?? notFound('Workspace'),
    );
    const labels = await this.people.labels(actor);
    const table = this.table(actor, list, labels, (path) => this.addresses.workspace(subdomain, path));
    return recordedExport(table, actor, this.writing, 'people:exported', {
      objectType: 'workspace',
      objectId: actor.teamId,
    });
  }

  private async *table(
    actor: Actor,
    list: PersonList,
    labels: readonly string[],
    address: (path: string) => string,
  ): AsyncIterable<readonly (readonly string[])[]> {
    const fields = await this.fields.columns(actor, 'PERSON', null);
    const none = fields.map(() => '');
    yield [
      peopleExportHead(
        labels,
        fields.map(({ label }) => label),
      ),
    ];
    let cursor: string | null = null;
    do {
      const { items, next }: Awaited<ReturnType<PersonReader['list']>> = await this.people.list(actor, list, {
        limit: AT_ONCE,
        cursor,
      });
      const ids = items.map(({ id }) => id);
      const cells = await this.fields.cells(actor, 'PERSON', fields, ids);
      yield items.map((person) =>
        peopleExportRow(person, labels, cells.get(person.id) ?? none, address(`/people/${person.id}`)),
      );
      cursor = next;
    } while (cursor !== null);
  }
}
