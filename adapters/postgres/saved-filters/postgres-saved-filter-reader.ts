import type { SavedFilterReader } from '@evident/application/saved-filters/saved-filter-reader';
import type { SavedFilter, SavedFilterQuery } from '@evident/domain/filters';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { byTitle } from '../keyset.ts';
import { db } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const FILTERS = db
  .selectFrom('saved_filter as sf')
  .select([
    'sf.id',
    'sf.team_id as teamId',
    'sf.project_id as projectId',
    'sf.object_type as objectType',
    'sf.name',
    'sf.form',
    'sf.version',
    'sf.created_by as createdBy',
    'sf.created_at as createdAt',
    'sf.updated_at as updatedAt',
  ]);

/** Saved filters as they are shown, narrowed to those that the actor sees. */
export class PostgresSavedFilterReader implements SavedFilterReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, { objectType, projectId }: SavedFilterQuery, page: PageRequest): Promise<Page<SavedFilter>> {
    const query = FILTERS.where(({ or, eb }) =>
      or([eb('sf.project_id', 'is', null), ...(projectId === undefined ? [] : [eb('sf.project_id', '=', projectId)])]),
    ).$if(objectType !== undefined, (filters) => filters.where('sf.object_type', '=', objectType!));
    return this.reads.page(actor, query, { order: byTitle('sf', 'name'), page, itemOf: (row) => row });
  }

  filter(actor: Actor, filterId: Uuid): Promise<SavedFilter | null> {
    return this.reads.first(actor, FILTERS.where('sf.id', '=', filterId));
  }
}
