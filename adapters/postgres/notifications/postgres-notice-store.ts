import type { Mailing, NewNotification, NoticeStore } from '@evident/application/notifications/notice-store';
import { type ImportSource, SOURCE_NAMES } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import {
  type Choice,
  type Digest,
  type DigestWay,
  endSource,
  type NotificationKind,
  type NotifiedType,
  type Recipients,
} from '@evident/domain/notifications';
import { type Actor, levelOrder, managesWorkspaceContent } from '@evident/domain/permissions';
import { memberToday } from '../permissions/member-today.ts';
import type { SqlBool } from 'kysely';
import { canSee, canSeeObject } from '../permissions/visible-object.ts';
import { db, expression } from '../queries.ts';
import { levelsOnFolders, visibleProjects } from '../scope.ts';
import type { Session } from '../session.ts';
import { ENDS, statementFor } from './notice-statements.ts';

export class PostgresNoticeStore implements NoticeStore {
  constructor(private readonly session: Session) {}

  async recipients(to: Recipients): Promise<Uuid[]> {
    const [sql, ...values] = statementFor(to);
    return (await this.session.query<{ id: Uuid }>(sql, values)).map(({ id }) => id);
  }

  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { teamId, query } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }

  sees(actor: Actor, type: NotifiedType, id: Uuid): Promise<boolean> {
    return canSeeObject(this.session, actor, type, id);
  }

  writes(actor: Actor, projectId: Uuid): Promise<boolean> {
    const query = db
      .selectFrom('project as x')
      .select('x.id')
      .where('x.id', '=', projectId)
      .where(expression<SqlBool>`x.id IN ${visibleProjects(actor, 'WRITE')}`);
    return canSee(this.session, actor, query);
  }

  writesIn(actor: Actor, channelId: Uuid): Promise<boolean> {
    const query = db
      .selectFrom('channel as x')
      .leftJoin(levelsOnFolders(actor).as('l'), 'l.folder_id', 'x.folder_id')
      .select('x.id')
      .where('x.id', '=', channelId)
      .where((eb) =>
        eb.or([
          eb('l.level', '>=', levelOrder('WRITE')),
          ...(managesWorkspaceContent(actor) ? [eb('x.folder_id', 'is', null)] : []),
        ]),
      );
    return canSee(this.session, actor, query);
  }

  async problemOf(sourceId: Uuid): Promise<string | null> {
    const [row] = await this.session.query<{ name: string; source: ImportSource; problem: string }>(
      'SELECT name, source, problem FROM channel_source WHERE id = $1 AND problem IS NOT NULL',
      [sourceId],
    );
    return row ? `${row.name} (${SOURCE_NAMES[row.source]}): ${row.problem}` : null;
  }

  async endOf(kind: NotificationKind, id: Uuid): Promise<{ what: string; source: string } | null> {
    const sql = ENDS[kind];
    const [end] = sql === undefined ? [] : await this.session.query<{ what: string; source: string }>(sql, [id]);
    return end ? { what: end.what, source: endSource(end.source, end.what) } : null;
  }

  async add({ object, at, ...notification }: NewNotification): Promise<boolean> {
    const { id, memberId, kind, what, source, projectId, commentId, by, message } = notification;
    const added = await this.session.query(
      `INSERT INTO notification (id, team_id, member_id, kind, what, source, project_id, object_type, object_id, comment_id, by_id, message, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (member_id, kind, source) DO NOTHING RETURNING id`,
      [
        id,
        this.session.teamId,
        memberId,
        kind,
        what,
        source,
        projectId,
        object?.type ?? null,
        object?.id ?? null,
        commentId,
        by,
        message,
        at,
      ],
    );
    return added.length > 0;
  }

  async mark(memberId: Uuid, notificationId: Uuid, readAt: Date | null): Promise<boolean> {
    const marked = await this.session.query(
      'UPDATE notification SET read_at = $3 WHERE id = $1 AND member_id = $2 RETURNING id',
      [notificationId, memberId, readAt],
    );
    return marked.length > 0;
  }

  async markAll(memberId: Uuid, readAt: Date, most: number): Promise<Uuid[]> {
    const marked = await this.session.query<{ id: Uuid }>(
      'UPDATE notification SET read_at = $2 WHERE member_id = $1 AND read_at IS NULL RETURNING id',
      [memberId, readAt],
    );
    return marked.slice(0, most).map(({ id }) => id);
  }

  async markUnread(memberId: Uuid, ids: readonly Uuid[]): Promise<void> {
    await this.session.query('UPDATE notification SET read_at = NULL WHERE member_id = $1 AND id = ANY ($2::uuid[])', [
      memberId,
      ids,
    ]);
  }

  choicesOf(memberId: Uuid): Promise<Choice[]> {
    return this.session.query(
      'SELECT kind, project_id AS "projectId", delivery FROM notification_preference WHERE member_id = $1',
      [memberId],
    );
  }

  async choose(
    memberId: Uuid,
    { kind, projectId, delivery }: Omit<Choice, 'delivery'> & { delivery: Choice['delivery'] | null },
  ): Promise<void> {
    if (delivery === null)
      await this.session.query(
        'DELETE FROM notification_preference WHERE member_id = $1 AND kind = $2 AND project_id IS NOT DISTINCT FROM $3',
        [memberId, kind, projectId],
      );
    else
      await this.session.query(
        `INSERT INTO notification_preference (team_id, member_id, project_id, kind, delivery) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (member_id, project_id, kind) DO UPDATE SET delivery = excluded.delivery`,
        [this.session.teamId, memberId, projectId, kind, delivery],
      );
  }

  async digestOf(memberId: Uuid): Promise<{ digest: Digest; digestBy: DigestWay }> {
    const [row] = await this.session.query<{ digest: Digest; digestBy: DigestWay }>(
      'SELECT digest, digest_by AS "digestBy" FROM notification_setting WHERE member_id = $1',
      [memberId],
    );
    return row ?? { digest: 'NEVER', digestBy: 'MAIL' };
  }

  async chooseDigestWay(memberId: Uuid, way: DigestWay, now: Date, secret: string): Promise<void> {
    await this.session.query(
      `INSERT INTO notification_setting (member_id, team_id, digest, digested_at, mail_secret, digest_by) VALUES ($1, $2, 'NEVER', $4, $5, $3)
       ON CONFLICT (member_id) DO UPDATE SET digest_by = excluded.digest_by`,
      [memberId, this.session.teamId, way, now, secret],
    );
  }

  async wasTold(memberId: Uuid, since: Date): Promise<boolean> {
    const told = await this.session.query(
      'SELECT 1 FROM notification_setting WHERE member_id = $1 AND digest_told_since >= $2',
      [memberId, since],
    );
    return told.length > 0;
  }

  async markTold(memberId: Uuid, since: Date): Promise<void> {
    await this.session.query('UPDATE notification_setting SET digest_told_since = $2 WHERE member_id = $1', [
      memberId,
      since,
    ]);
  }

  async chooseDigest(memberId: Uuid, digest: Digest, now: Date, secret: string): Promise<void> {
    await this.session.query(
      `INSERT INTO notification_setting AS s (member_id, team_id, digest, digested_at, mail_secret) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (member_id) DO UPDATE SET digest = excluded.digest,
         digested_at = CASE WHEN s.digest = 'NEVER' THEN excluded.digested_at ELSE s.digested_at END`,
      [memberId, this.session.teamId, digest, now, secret],
    );
  }

  async mailing(memberId: Uuid, secret: string, now: Date): Promise<Mailing | null> {
    await this.session.query(
      `INSERT INTO notification_setting (member_id, team_id, digest, digested_at, mail_secret) VALUES ($1, $2, 'NEVER', $3, $4) ON CONFLICT DO NOTHING`,
      [memberId, this.session.teamId, now, secret],
    );
    const [row] = await this.session.query<Mailing>(
      `SELECT m.email, t.subdomain, t.name AS workspace, s.mail_secret AS secret
       FROM notification_setting s JOIN member m ON m.id = s.member_id JOIN team t ON t.id = m.team_id WHERE m.id = $1 AND m.removed_at IS NULL AND m.suspended_at IS NULL`,
      [memberId],
    );
    return row ?? null;
  }

  async memberOfSecret(secret: string): Promise<Uuid | null> {
    const [row] = await this.session.query<{ id: Uuid }>(
      'SELECT member_id AS id FROM notification_setting WHERE mail_secret = $1',
      [secret],
    );
    return row?.id ?? null;
  }

  async stopMails(memberId: Uuid, kinds: readonly NotificationKind[]): Promise<void> {
    await this.session.query(`UPDATE notification_setting SET digest = 'NEVER' WHERE member_id = $1`, [memberId]);
    await this.session.query(
      `UPDATE notification_preference SET delivery = 'APP' WHERE member_id = $1 AND delivery = 'MAIL'`,
      [memberId],
    );
    await this.session.query(
      `INSERT INTO notification_preference (team_id, member_id, project_id, kind, delivery)
       SELECT $1, $2, NULL, k, 'APP' FROM unnest($3::text[]) k ON CONFLICT DO NOTHING`,
      [this.session.teamId, memberId, kinds],
    );
  }

  async takeDigest(memberId: Uuid, { DAILY, WEEKLY }: { DAILY: Date; WEEKLY: Date }, now: Date): Promise<Date | null> {
    const [row] = await this.session.query<{ since: Date; due: boolean }>(
      `SELECT digested_at AS since, (digest = 'DAILY' AND digested_at <= $2 OR digest = 'WEEKLY' AND digested_at <= $3) AS due
       FROM notification_setting WHERE member_id = $1 FOR UPDATE`,
      [memberId, DAILY, WEEKLY],
    );
    if (!row?.due) return null;
    await this.session.query('UPDATE notification_setting SET digested_at = $2 WHERE member_id = $1', [memberId, now]);
    return row.since;
  }
}
