import type { ViewReader } from '@evident/application/views/view-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectView } from '@evident/domain/views';
import { db } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const VIEWS = db
  .selectFrom('project_view as pv')
  .select([
    'pv.id',
    'pv.team_id as teamId',
    'pv.project_id as projectId',
    'pv.doc_id as docId',
    'pv.object_type as objectType',
    'pv.layout',
    'pv.rank',
    'pv.title',
    'pv.view_data as viewData',
    'pv.is_private as isPrivate',
    'pv.is_default as isDefault',
    'pv.version',
    'pv.created_by as createdBy',
    'pv.created_at as createdAt',
    'pv.updated_at as updatedAt',
  ])
  .orderBy('pv.rank')
  .orderBy('pv.id');

/** Views as they are shown, narrowed to those that the actor sees. */
export class PostgresViewReader implements ViewReader {
  constructor(private readonly reads: PostgresReads) {}

  ofProject(actor: Actor, projectId: Uuid): Promise<ProjectView[]> {
    return this.reads.rows(actor, VIEWS.where('pv.project_id', '=', projectId));
  }

  view(actor: Actor, viewId: Uuid): Promise<ProjectView | null> {
    return this.reads.first(actor, VIEWS.where('pv.id', '=', viewId));
  }
}
