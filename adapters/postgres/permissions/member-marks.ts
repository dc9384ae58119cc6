import type { MarkStore } from '@evident/application/kernel/mark-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Session } from '../session.ts';
import { type SeenType, canSeeObject } from './visible-object.ts';

interface Marked {
  readonly type: SeenType;
  readonly id: Uuid;
}

/** Marks of members, one row for each object. */
export class MemberMarks implements MarkStore<Marked> {
  constructor(
    protected readonly session: Session,
    private readonly table: 'star' | 'follow',
  ) {}

  sees(actor: Actor, { type, id }: Marked): Promise<boolean> {
    return canSeeObject(this.session, actor, type, id);
  }

  async isMarked(memberId: Uuid, { type, id }: Marked): Promise<boolean> {
    const found = await this.session.query(
      `SELECT FROM ${this.table} WHERE member_id = $1 AND object_type = $2 AND object_id = $3`,
      [memberId, type, id],
    );
    return found.length > 0;
  }

  async countOf(memberId: Uuid): Promise<number> {
    const [row] = await this.session.query<{ marked: number }>(
      `SELECT count(*)::int AS marked FROM ${this.table} WHERE member_id = $1`,
      [memberId],
    );
    return row!.marked;
  }

  async mark(memberId: Uuid, { type, id }: Marked, at: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO ${this.table} (team_id, member_id, object_type, object_id, created_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [this.session.teamId, memberId, type, id, at],
    );
  }

  async unmark(memberId: Uuid, { type, id }: Marked): Promise<void> {
    await this.session.query(`DELETE FROM ${this.table} WHERE member_id = $1 AND object_type = $2 AND object_id = $3`, [
      memberId,
      type,
      id,
    ]);
  }
}
