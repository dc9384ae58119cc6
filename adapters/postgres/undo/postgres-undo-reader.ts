import type { UndoReader } from '@evident/application/undo/undo-reader';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { UndoView } from '@evident/domain/undo';
import type { Order } from '../keyset.ts';
import { db } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'u.created_at', type: 'timestamptz' },
    { sql: 'u.id', type: 'uuid' },
  ],
  descending: true,
};

/** The actor's changes that can still be undone, in projects that they can see. */
export class PostgresUndoReader implements UndoReader {
  constructor(private readonly reads: PostgresReads) {}

  left(actor: Actor, page: PageRequest): Promise<Page<UndoView>> {
    const query = db
      .selectFrom('undo_entry as u')
      .leftJoin('project as p', (join) => join.onRef('p.team_id', '=', 'u.team_id').onRef('p.id', '=', 'u.project_id'))
      .select(['u.id as undoId', 'u.label', 'u.created_at as createdAt', 'p.id as projectId', 'p.title'])
      .where('u.team_id', '=', actor.teamId)
      .where('u.undone_at', 'is', null);
    return this.reads.page(actor, query, {
      order: NEWEST_FIRST,
      page,
      itemOf: ({ undoId, label, createdAt, projectId, title }) => ({
        undoId,
        label,
        createdAt: createdAt.toISOString(),
        project: projectId === null ? null : { id: projectId, title: title ?? '' },
      }),
    });
  }
}
