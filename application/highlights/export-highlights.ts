import { EXPORT_HEAD, type HighlightList, exportRow } from '@evident/domain/highlights';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type FieldColumns, type ResponseColumns, recordedExport } from '../exports/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Addresses } from '../identity/index.ts';
import type { ListFilters } from '../filters/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TeamStore } from '../workspaces/index.ts';
import { claused } from './claused.ts';
import type { ClausedHighlights, HighlightReader } from './highlight-reader.ts';

/** Exports a project's highlights with the custom fields and survey responses of their notes as a table, header first, newest first. Yields rows in batches to limit memory. */
export class ExportHighlights extends Query<AsyncIterable<readonly (readonly string[])[]>> {
  static readonly requires = memberWith({ scope: 'read', access: 'read', exports: true });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly of: Omit<HighlightList, 'projectId'>,
  ) {
    super();
  }
}

const AT_ONCE = 1000;

export class ExportHighlightsHandler implements Handler<ExportHighlights> {
  constructor(
    private readonly work: UnitOfWork<{
      teams: Pick<TeamStore, 'find'>;
      projectAccess: ProjectAccess;
    }>,
    private readonly highlights: HighlightReader,
    private readonly addresses: Addresses,
    private readonly filters: ListFilters,
    private readonly fields: FieldColumns,
    private readonly responses: ResponseColumns,
    private readonly writing: UnitOfWork<{ audit: AuditLog }>,
  ) {}

  async execute({ actor, projectId, of }: ExportHighlights): Promise<AsyncIterable<readonly (readonly string[])[]>> {
    const { subdomain } = await this.work.perform(actor.teamId, async ({ teams, projectAccess }) => {
      await demand(projectAccess, actor, projectId, 'read');
      return (await teams.find(actor.teamId)) ?? notFound('Workspace');
    });
    const list = await claused({ ...of, projectId }, actor, this.filters);
    const table = this.table(actor, projectId, list, (path) => this.addresses.workspace(subdomain, path));
    return recordedExport(table, actor, this.writing, 'highlights:exported', {
      objectType: 'PROJECT',
      objectId: projectId,
    });
  }

  private async *table(
    actor: Actor,
    projectId: Uuid,
    of: ClausedHighlights,
    address: (path: string) => string,
  ): AsyncIterable<readonly (readonly string[])[]> {
    const fields = await this.fields.columns(actor, 'NOTE', projectId);
    const questions = await this.responses.columns(actor, projectId);
    const [noFields, noResponses] = [fields, questions].map((columns) => columns.map(() => ''));
    yield [[...EXPORT_HEAD, ...fields.map(({ label }) => label), ...questions]];
    let cursor: string | null = null;
    do {
      const { items, next }: Awaited<ReturnType<HighlightReader['list']>> = await this.highlights.list(actor, of, {
        limit: AT_ONCE,
        cursor,
      });
      const noteIds = items.map(({ noteId }) => noteId);
      const cells = await this.fields.cells(actor, 'NOTE', fields, noteIds);
      const answers = await this.responses.cells(actor, questions, noteIds);
      yield items.map((highlight) => [
        ...exportRow(highlight, address(`/data/${highlight.noteId}#highlight-${highlight.id}`)),
        ...(cells.get(highlight.noteId) ?? noFields!),
        ...(answers.get(highlight.noteId) ?? noResponses!),
      ]);
      cursor = next;
    } while (cursor !== null);
  }
}
