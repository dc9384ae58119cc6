import type { TemplateReader } from '@evident/application/templates/template-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type TemplateKind, type TemplateRow, type TemplateView, partsOf } from '@evident/domain/templates';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const TEMPLATES = db
  .selectFrom('template as e')
  .leftJoin('member as b', 'b.id', 'e.created_by')
  .select([
    'e.id',
    'e.kind',
    'e.project_id',
    'e.title',
    'e.description',
    'e.blueprint',
    'e.created_by',
    'b.name as creator',
    'e.version',
    'e.updated_at',
  ]);

type Row = typeof TEMPLATES extends { execute(): Promise<(infer One)[]> } ? One : never;

const rowOf = ({ id, kind, project_id, title, description, blueprint, ...row }: Row): TemplateRow => ({
  id,
  kind,
  projectId: project_id,
  title,
  description,
  builtIn: false,
  parts: partsOf(blueprint),
  createdBy: { id: row.created_by, name: row.creator ?? '' },
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

/** Templates that the actor sees. */
export class PostgresTemplateReader implements TemplateReader {
  constructor(private readonly reads: PostgresReads) {}

  async list(actor: Actor, kinds: readonly TemplateKind[], projectId: Uuid | null): Promise<TemplateRow[]> {
    const query = TEMPLATES.where('e.kind', 'in', [...kinds])
      .where(({ or, eb }) =>
        or([eb('e.project_id', 'is', null), ...(projectId === null ? [] : [eb('e.project_id', '=', projectId)])]),
      )
      .orderBy(expression`folded_text(e.title) COLLATE "C"`)
      .orderBy('e.id');
    return (await this.reads.rows(actor, query)).map(rowOf);
  }

  async template(actor: Actor, id: Uuid): Promise<TemplateView | null> {
    const query = TEMPLATES.where('e.id', '=', id).where('e.kind', '<>', 'EXTENSION').select('e.document');
    const row = await this.reads.first(actor, query);
    return row && { ...rowOf(row), content: { ...row.document } };
  }
}
