import type { ItemStore } from '@evident/application/projects/item-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemRef } from '@evident/domain/projects';
import { canSeeObject } from '../permissions/visible-object.ts';
import type { Session } from '../session.ts';

/** Stars and visits in PostgreSQL. */
export class PostgresItemStore implements ItemStore {
  constructor(private readonly session: Session) {}

  sees(actor: Actor, { type, id }: ItemRef): Promise<boolean> {
    return canSeeObject(this.session, actor, type, id);
  }

  async starred(memberId: Uuid, { type, id }: ItemRef): Promise<boolean> {
    const found = await this.session.query(
      'SELECT FROM star WHERE member_id = $1 AND object_type = $2 AND object_id = $3',
      [memberId, type, id],
    );
    return found.length > 0;
  }

  async star(memberId: Uuid, { type, id }: ItemRef, at: Date): Promise<void> {
    await this.session.query(
      'INSERT INTO star (team_id, member_id, object_type, object_id, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      [this.session.teamId, memberId, type, id, at],
    );
  }

  async unstar(memberId: Uuid, { type, id }: ItemRef): Promise<void> {
    await this.session.query('DELETE FROM star WHERE member_id = $1 AND object_type = $2 AND object_id = $3', [
      memberId,
      type,
      id,
    ]);
  }

  async visit(memberId: Uuid, { type, id }: ItemRef, at: Date, most: number): Promise<void> {
    await this.session.query(
      `INSERT INTO visit (team_id, member_id, object_type, object_id, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (member_id, object_type, object_id) DO UPDATE SET at = greatest(visit.at, excluded.at)`,
      [this.session.teamId, memberId, type, id, at],
    );
    await this.session.query(
      `DELETE FROM visit WHERE (member_id, object_type, object_id) IN
         (SELECT member_id, object_type, object_id FROM visit WHERE member_id = $1 ORDER BY at DESC, object_id DESC OFFSET $2)`,
      [memberId, most],
    );
  }
}
