import type { ClosingStore } from '@evident/application/closing/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { Closing } from '@evident/domain/workspaces';
import type { Session } from '../session.ts';

/** Row-level security limits each statement to the team of the transaction. */
const IMPORTS_END = [
  `UPDATE import_file SET state = 'cancelled' WHERE state IN ('waiting', 'running') AND $1::timestamptz IS NOT NULL`,
  `UPDATE import_run SET state = 'cancelled', finished_at = $1 WHERE state IN ('waiting', 'running')`,
];
const ENDS = [
  'UPDATE member SET removed_at = $1, account_id = NULL WHERE removed_at IS NULL',
  'UPDATE access_token SET revoked_at = $1 WHERE revoked_at IS NULL',
  'UPDATE invite SET revoked_at = $1 WHERE accepted_at IS NULL AND revoked_at IS NULL',
  'UPDATE share_link SET off_at = $1 WHERE off_at IS NULL',
  ...IMPORTS_END,
];
const ENDS_HERE = [
  'DELETE FROM session WHERE workspace_id = $1',
  'DELETE FROM one_time_code WHERE workspace_id = $1',
  `UPDATE team SET deleted_at = now(), name = 'Deleted workspace', subdomain = 'deleted-' || id, join_domains = '{}' WHERE id = $1`,
];

interface ClosingRow {
  asked_at: Date;
  asked_by: Uuid | null;
  deletes_at: Date;
}

export class PostgresClosingStore implements ClosingStore {
  constructor(private readonly session: Session) {}

  async find(): Promise<Closing | null> {
    const [row] = await this.session.query<ClosingRow>(
      'SELECT deletion_asked_at AS asked_at, deletion_asked_by AS asked_by, deletes_at FROM team WHERE id = $1 AND deletes_at IS NOT NULL AND deleted_at IS NULL',
      [this.session.teamId],
    );
    return row ? { askedAt: row.asked_at, askedBy: row.asked_by, deletesAt: row.deletes_at } : null;
  }

  async begin({ askedAt, askedBy, deletesAt }: Closing): Promise<void> {
    for (const statement of IMPORTS_END) await this.session.query(statement, [askedAt]);
    await this.session.query(
      'UPDATE team SET deletes_at = $2, deletion_asked_at = $3, deletion_asked_by = $4, deletion_warned_at = NULL WHERE id = $1',
      [this.session.teamId, deletesAt, askedAt, askedBy],
    );
  }

  async keep(): Promise<void> {
    await this.session.query(
      'UPDATE team SET deletes_at = NULL, deletion_asked_at = NULL, deletion_asked_by = NULL, deletion_warned_at = NULL WHERE id = $1',
      [this.session.teamId],
    );
  }

  async warned(now: Date): Promise<void> {
    await this.session.query('UPDATE team SET deletion_warned_at = $2 WHERE id = $1', [this.session.teamId, now]);
  }

  async end({ askedAt }: Closing, now: Date, mailTo: readonly string[]): Promise<void> {
    await this.session.query(
      'INSERT INTO deletion_receipt (workspace_id, asked_at, began_at, mail_to) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [this.session.teamId, askedAt, now, mailTo],
    );
    for (const statement of ENDS) await this.session.query(statement, [now]);
    for (const statement of ENDS_HERE) await this.session.query(statement, [this.session.teamId]);
  }

  async adminAddresses(): Promise<string[]> {
    const rows = await this.session.query<{ email: string }>(
      `SELECT email FROM member WHERE workspace_admin AND removed_at IS NULL AND suspended_at IS NULL AND NOT awaits_account AND email LIKE '%@%' ORDER BY created_at, id`,
    );
    return rows.map(({ email }) => email);
  }
}

export const closingStores = { closings: (session: Session) => new PostgresClosingStore(session) };
