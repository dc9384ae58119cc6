import type { Moved, MovingStore } from '@evident/application/moving/moving-store';
import type { Uuid } from '@evident/domain/kernel';
import type { MovePreview, MovedType, Obstacle } from '@evident/domain/moving';
import type { AppliedTag } from '@evident/domain/tags';
import type { Session } from '../session.ts';
import { withTrashShown } from '../show-trash.ts';
import { APPLIED } from '../tags/applied-rows.ts';
import { COUNTS, MOVES, OBSTACLES } from './statements.ts';

const TABLE: Record<MovedType, 'note' | 'insight'> = { NOTE: 'note', INSIGHT: 'insight' };

/** Moves rows between projects in PostgreSQL. Rows in the trash go along. */
export class PostgresMovingStore implements MovingStore {
  constructor(private readonly session: Session) {}

  async lock({ type, ids }: Moved): Promise<{ id: Uuid; projectId: Uuid }[]> {
    const found = await this.session.query<{ id: Uuid; projectId: Uuid }>(
      `SELECT id, project_id AS "projectId" FROM ${TABLE[type]} WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`,
      [ids],
    );
    if (type === 'NOTE')
      await withTrashShown(this.session, () =>
        this.session.query('SELECT FROM highlight WHERE note_id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE', [ids]),
      );
    return found;
  }

  obstacles({ type, ids }: Moved, to: Uuid): Promise<Obstacle[]> {
    return this.session.query<Obstacle>(OBSTACLES[type], type === 'NOTE' ? [ids, to] : [ids]);
  }

  async counts({ type, ids }: Moved): Promise<Omit<MovePreview, 'obstacles' | 'knownTags' | 'newTags'>> {
    const [row] = await this.session.query<Omit<MovePreview, 'obstacles' | 'knownTags' | 'newTags'>>(COUNTS[type], [
      ids,
    ]);
    return row!;
  }

  async highlightsOf({ type, ids }: Moved): Promise<Uuid[]> {
    if (type !== 'NOTE') return [];
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM highlight WHERE note_id = ANY ($1::uuid[]) ORDER BY id',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  projectTags({ type, ids }: Moved): Promise<AppliedTag[]> {
    if (type !== 'NOTE') return Promise.resolve([]);
    return withTrashShown(this.session, () =>
      this.session.query<AppliedTag>(
        `SELECT ${APPLIED} FROM (
           SELECT t.highlight_id, t.tag_id, t.applied_by, t.applied_at, t.how FROM highlight_tag t
           UNION ALL SELECT o.highlight_id, o.tag_id, o.applied_by, o.applied_at, o.how FROM highlight_tag_also o) a
         WHERE highlight_id IN (SELECT id FROM highlight WHERE note_id = ANY ($1::uuid[]))
           AND tag_id IN (SELECT id FROM tag WHERE project_id IS NOT NULL)
         ORDER BY highlight_id, tag_id, applied_at, applied_by`,
        [ids],
      ),
    );
  }

  async move({ type, ids }: Moved, to: Uuid, at: Date): Promise<void> {
    await withTrashShown(this.session, async () => {
      for (const statement of MOVES[type]) await this.session.query(statement, [ids, to]);
      await this.session.query(
        `UPDATE ${TABLE[type]} SET project_id = $2, rank = NULL, updated_at = $3 WHERE id = ANY ($1::uuid[])`,
        [ids, to, at],
      );
    });
  }
}
