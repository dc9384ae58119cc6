import type { AlertStore, Violations, Watched } from '@evident/application/oversight/alert-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Alert, AlertKind, Signal, WindowCheck } from '@evident/domain/oversight';
import type { Session } from '../session.ts';

const OBJECTS = `greatest(coalesce(cardinality(e.object_ids), 1), 1)`;
const COUNT = `
  SELECT coalesce(sum(${OBJECTS}), 0)::integer AS count FROM audit_entry e
  WHERE e.action = ANY ($1) AND CASE WHEN $2 THEN e.actor_id ELSE e.object_id END = $3 AND e.at <= $5 AND e.at >= $4
    AND e.at > coalesce((SELECT max(a.resolved_at) FROM alert a WHERE a.kind = $6 AND a.subject_id = $3), '-infinity')`;

/** Members who act, against the rules that are on. */
const VIOLATIONS = `
  WITH domains AS (
    SELECT lower(ltrim(d, '@')) AS domain FROM team, unnest(join_domains) d
    UNION SELECT lower(ltrim(domain, '@')) FROM sso_domain WHERE verified_at IS NOT NULL
  ), acting AS (SELECT * FROM member WHERE removed_at IS NULL AND suspended_at IS NULL)
  SELECT ARRAY(SELECT m.id FROM acting m WHERE NOT t.guests_allowed AND EXISTS (SELECT FROM domains)
      AND lower(substring(m.email FROM '[^@]*$')) NOT IN (SELECT domain FROM domains) ORDER BY m.id) AS guests,
    ARRAY(SELECT m.id FROM acting m WHERE t.members_need_second_factor AND m.account_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM second_factor f WHERE f.account_id = m.account_id AND f.enabled_at IS NOT NULL) ORDER BY m.id) AS "withoutFactor",
    CASE WHEN t.link_sharing_enabled THEN 0 ELSE (SELECT count(*)::integer FROM share_link WHERE off_at IS NULL AND (expires_at IS NULL OR expires_at > now())) END AS "publicLinks"
  FROM team t`;

const RAISE = `
  INSERT INTO alert (id, team_id, kind, subject_type, subject_id, count, actor_id, first_at, last_at)
  VALUES ($1, $2, $3, $4, $5, coalesce($6::integer, 1), $7, $8, $8)
  ON CONFLICT (team_id, kind, subject_id) WHERE resolved_at IS NULL DO UPDATE
  SET count = CASE WHEN $6::integer IS NULL THEN alert.count + 1 ELSE greatest(alert.count, $6::integer) END,
    last_at = CASE WHEN $9 THEN alert.last_at ELSE greatest(alert.last_at, excluded.last_at) END, actor_id = coalesce(excluded.actor_id, alert.actor_id)
  RETURNING id`;
/** Lasting states, whose alerts do not move up each time that they are seen. */
const LASTING: readonly AlertKind[] = ['GUEST', 'NO_SECOND_FACTOR', 'PUBLIC_LINKS', 'CHAIN_BROKEN'];

export class PostgresAlertStore implements AlertStore {
  constructor(private readonly session: Session) {}

  async watched(): Promise<Watched> {
    await this.session.query(
      `INSERT INTO alert_watch (team_id, sequence, looked_at) VALUES ($1, 0, now()) ON CONFLICT DO NOTHING`,
      [this.session.teamId],
    );
    const [row] = await this.session.query<{ sequence: string; looked_at: Date }>(
      'SELECT sequence, looked_at FROM alert_watch FOR UPDATE',
    );
    return { sequence: Number(row!.sequence), lookedAt: row!.looked_at };
  }

  async moveTo(sequence: number, lookedAt: Date): Promise<void> {
    await this.session.query('UPDATE alert_watch SET sequence = $1, looked_at = $2', [sequence, lookedAt]);
  }

  async admins(): Promise<ReadonlySet<Uuid>> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM member WHERE workspace_admin AND removed_at IS NULL',
    );
    return new Set(rows.map(({ id }) => id));
  }

  async countOf({ actions, by, memberId, since, until, kind }: WindowCheck): Promise<number> {
    const [row] = await this.session.query<{ count: number }>(COUNT, [
      actions,
      by === 'actor',
      memberId,
      since,
      // Times of entries are finer than those of this process.
      new Date(until.getTime() + 1),
      kind,
    ]);
    return row!.count;
  }

  async failuresSince(moment: Date): Promise<number> {
    const [row] = await this.session.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM scim_failure WHERE at > $1',
      [moment],
    );
    return row!.count;
  }

  async violations(): Promise<Violations> {
    const [row] = await this.session.query<Violations>(VIOLATIONS);
    return row!;
  }

  async raise(alertId: Uuid, { kind, subjectType, subjectId, actorId, at, total }: Signal): Promise<boolean> {
    const [row] = await this.session.query<{ id: Uuid }>(RAISE, [
      alertId,
      this.session.teamId,
      kind,
      subjectType,
      subjectId,
      total ?? null,
      actorId,
      at,
      LASTING.includes(kind),
    ]);
    return row!.id === alertId;
  }

  async settle(kind: AlertKind, exceptAbout: readonly Uuid[], now: Date): Promise<void> {
    await this.session.query(
      'UPDATE alert SET resolved_at = $3 WHERE kind = $1 AND resolved_at IS NULL AND NOT subject_id = ANY ($2)',
      [kind, exceptAbout, now],
    );
  }

  async find(alertId: Uuid): Promise<Alert | null> {
    const [row] = await this.session.query<Alert>(
      'SELECT id, kind, subject_id AS "subjectId", resolved_at AS "resolvedAt" FROM alert WHERE id = $1 FOR UPDATE',
      [alertId],
    );
    return row ?? null;
  }

  async resolve(alertId: Uuid, by: Uuid, note: string | null, now: Date): Promise<void> {
    await this.session.query('UPDATE alert SET resolved_at = $2, resolved_by = $3, note = $4 WHERE id = $1', [
      alertId,
      now,
      by,
      note,
    ]);
  }

  async reopen(alertId: Uuid): Promise<boolean> {
    const rows = await this.session.query<{ id: Uuid }>(
      `UPDATE alert a SET resolved_at = NULL, resolved_by = NULL, note = NULL WHERE a.id = $1
         AND NOT EXISTS (SELECT FROM alert o WHERE o.kind = a.kind AND o.subject_id = a.subject_id AND o.resolved_at IS NULL) RETURNING a.id`,
      [alertId],
    );
    return rows.length > 0;
  }
}
