import type { MemberStore } from '@evident/application/workspaces/workspace-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Member, NoteTab, Seats } from '@evident/domain/workspaces';
import { Any, IsNull } from 'typeorm';
import type { Session } from '../session.ts';
import { memberEntity } from './entities.ts';

const HASHED = `encode(sha256(convert_to($1, 'UTF8')), 'hex')`;

/** Members in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresMemberStore implements MemberStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Member | null> {
    return this.session.manager.findOneBy(memberEntity, { id });
  }
  hold(id: Uuid): Promise<Member | null> {
    return this.session.manager.findOne(memberEntity, {
      where: { id, removedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }
  ofAccount(accountId: Uuid): Promise<Member | null> {
    return this.session.manager.findOneBy(memberEntity, { accountId, removedAt: IsNull() });
  }
  async knownEmails(emails: readonly string[]): Promise<string[]> {
    const members = await this.session.manager.findBy(memberEntity, { email: Any([...emails]), removedAt: IsNull() });
    return members.map(({ email }) => email);
  }
  countAdmins(): Promise<number> {
    return this.session.manager.countBy(memberEntity, {
      workspaceAdmin: true,
      removedAt: IsNull(),
      suspendedAt: IsNull(),
      awaitsAccount: false,
    });
  }
  async seats(): Promise<Seats> {
    const [row] = await this.session.query<{ viewers: number; all: number }>(
      `SELECT count(*) FILTER (WHERE role = 'VIEWER')::int AS viewers, count(*)::int AS all FROM member WHERE team_id = $1 AND removed_at IS NULL AND suspended_at IS NULL`,
      [this.session.teamId],
    );
    const { viewers, all } = row!;
    return { allocated: all - viewers, viewers, available: null };
  }
  isPicture(fileId: Uuid): Promise<boolean> {
    return this.session.manager.existsBy(memberEntity, { pictureFileId: fileId, removedAt: IsNull() });
  }
  async blockEmail(email: string): Promise<void> {
    await this.session.query(`INSERT INTO removed_address (email_hash) VALUES (${HASHED}) ON CONFLICT DO NOTHING`, [
      email,
    ]);
  }
  async isBlocked(email: string): Promise<boolean> {
    return (await this.session.query(`SELECT 1 FROM removed_address WHERE email_hash = ${HASHED}`, [email])).length > 0;
  }
  async unblockEmail(email: string): Promise<void> {
    await this.session.query(`DELETE FROM removed_address WHERE email_hash = ${HASHED}`, [email]);
  }
  async noteTab(memberId: Uuid): Promise<NoteTab | null> {
    const sql = 'SELECT note_tab AS tab FROM member WHERE id = $1';
    return (await this.session.query<{ tab: NoteTab | null }>(sql, [memberId]))[0]?.tab ?? null;
  }
  async chooseNoteTab(memberId: Uuid, tab: NoteTab): Promise<void> {
    await this.session.query('UPDATE member SET note_tab = $2 WHERE id = $1', [memberId, tab]);
  }
  async save(member: Member): Promise<void> {
    await this.session.manager.upsert(memberEntity, member, ['id']);
  }
  async revokeAccess(memberId: Uuid, now: Date): Promise<void> {
    await this.session.query('DELETE FROM access_grant WHERE member_id = $1', [memberId]);
    await this.session.query('DELETE FROM member_activity WHERE member_id = $1', [memberId]);
    await this.session.query('DELETE FROM scim_user WHERE member_id = $1', [memberId]);
    await this.session.query('DELETE FROM member_group_member WHERE member_id = $1', [memberId]);
    await this.endAccess(memberId, now);
  }
  async endAccess(memberId: Uuid, now: Date): Promise<void> {
    await this.session.query('UPDATE access_token SET revoked_at = $2 WHERE member_id = $1 AND revoked_at IS NULL', [
      memberId,
      now,
    ]);
    await this.session.query(
      'DELETE FROM session WHERE workspace_id = $1 AND account_id = (SELECT account_id FROM member WHERE id = $2)',
      [this.session.teamId, memberId],
    );
  }
  async endSessions(memberId: Uuid, now: Date): Promise<void> {
    await this.session.query(
      'INSERT INTO member_session_end (member_id, team_id, ended_at) VALUES ($1, $2, $3) ON CONFLICT (member_id) DO UPDATE SET ended_at = $3',
      [memberId, this.session.teamId, now],
    );
    await this.session.query(
      'DELETE FROM session WHERE workspace_id = $1 AND account_id = (SELECT account_id FROM member WHERE id = $2)',
      [this.session.teamId, memberId],
    );
  }
  waiting(email: string): Promise<Member | null> {
    return this.session.manager.findOneBy(memberEntity, { email, awaitsAccount: true, removedAt: IsNull() });
  }
}
