import type { UndoReader } from '@evident/application/undo/undo-reader';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { UndoView } from '@evident/domain/undo';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'created_at', type: 'timestamptz' },
    { sql: 'id', type: 'uuid' },
  ],
  descending: true,
};

type Row = Omit<UndoView, 'createdAt'> & { createdAt: Date };

/** Deeds that can be taken back, as those who did them see them. */
export class PostgresUndoReader implements UndoReader {
  constructor(private readonly reads: PostgresReads) {}

  left(actor: Actor, page: PageRequest): Promise<Page<UndoView>> {
    const visible = visibleProjects(actor, 'READ', 3);
    const keys = keyset(NEWEST_FIRST, page, 3 + visible.parameters.length);
    return this.reads.read(actor.teamId, async (rows) =>
      pageFrom(
        await rows<Keyed<Row>>(
          `SELECT id AS "undoId", label, created_at AS "createdAt", ${keys.select} FROM undo_entry WHERE team_id = $1 AND member_id = $2 AND undone_at IS NULL AND (project_id IS NULL OR project_id IN ${visible.sql}) AND ${keys.where} ${keys.tail}`,
          [actor.teamId, actor.userId, ...visible.parameters, ...keys.parameters],
        ),
        page,
        ({ createdAt, ...row }: Row) => ({ ...row, createdAt: createdAt.toISOString() }),
      ),
    );
  }
}
