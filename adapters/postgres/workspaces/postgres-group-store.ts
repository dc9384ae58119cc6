import type { GroupStore } from '@evident/application/workspaces/workspace-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Group } from '@evident/domain/workspaces';
import type { Session } from '../session.ts';
import { memberGroupEntity } from './entities.ts';

export class PostgresGroupStore implements GroupStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Group | null> {
    return this.session.manager.findOneBy(memberGroupEntity, { id });
  }
  all(): Promise<Group[]> {
    return this.session.manager.find(memberGroupEntity, { order: { name: 'ASC', id: 'ASC' } });
  }
  async memberIds(groupId: Uuid): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT member_id AS id FROM member_group_member WHERE group_id = $1 ORDER BY member_id',
      [groupId],
    );
    return rows.map(({ id }) => id);
  }
  async save(group: Group): Promise<void> {
    await this.session.manager.upsert(memberGroupEntity, group, ['id']);
  }
  async remove(groupId: Uuid): Promise<void> {
    await this.session.query('DELETE FROM access_grant WHERE group_id = $1', [groupId]);
    await this.session.query('DELETE FROM member_group WHERE id = $1', [groupId]);
  }
  async addMember(groupId: Uuid, memberId: Uuid): Promise<void> {
    await this.session.query(
      'INSERT INTO member_group_member (team_id, group_id, member_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [this.session.teamId, groupId, memberId],
    );
  }
  async removeMember(groupId: Uuid, memberId: Uuid): Promise<void> {
    await this.session.query('DELETE FROM member_group_member WHERE group_id = $1 AND member_id = $2', [
      groupId,
      memberId,
    ]);
  }
}
