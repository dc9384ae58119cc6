import type { ItemStore } from '@evident/application/projects/item-store';
import type { Uuid } from '@evident/domain/kernel';
import type { ItemRef } from '@evident/domain/projects';
import { MemberMarks } from '../permissions/member-marks.ts';
import type { Session } from '../session.ts';

/** Stars and visits in PostgreSQL. */
export class PostgresItemStore extends MemberMarks implements ItemStore {
  constructor(session: Session) {
    super(session, 'star');
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
