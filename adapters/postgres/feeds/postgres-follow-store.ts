import type { FollowStore } from '@evident/application/feeds/follow-store';
import type { Followed } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { canSee, canSeeObject } from '../permissions/visible-object.ts';
import { db } from '../queries.ts';
import type { Session } from '../session.ts';

export class PostgresFollowStore implements FollowStore {
  constructor(private readonly session: Session) {}

  sees(actor: Actor, { type, id }: Followed): Promise<boolean> {
    return type === 'TAG'
      ? canSee(this.session, actor, db.selectFrom('tag as x').select('x.id').where('x.id', '=', id))
      : canSeeObject(this.session, actor, type, id);
  }

  async countOf(memberId: Uuid): Promise<number> {
    const [row] = await this.session.query<{ followed: number }>(
      'SELECT count(*)::int AS followed FROM follow WHERE member_id = $1',
      [memberId],
    );
    return row!.followed;
  }

  async follow(memberId: Uuid, { type, id }: Followed, at: Date): Promise<void> {
    await this.session.query(
      'INSERT INTO follow (team_id, member_id, object_type, object_id, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      [this.session.teamId, memberId, type, id, at],
    );
  }

  async unfollow(memberId: Uuid, { type, id }: Followed): Promise<void> {
    await this.session.query('DELETE FROM follow WHERE member_id = $1 AND object_type = $2 AND object_id = $3', [
      memberId,
      type,
      id,
    ]);
  }
}
