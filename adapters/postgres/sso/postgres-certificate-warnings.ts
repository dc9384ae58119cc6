import type { CertificateWarnings } from '@evident/application/sso/warn-of-certificates';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

export class PostgresCertificateWarnings implements CertificateWarnings {
  constructor(private readonly session: Session) {}

  async warnedAt(connectionId: Uuid): Promise<Date | null> {
    const sql = 'SELECT warned_at FROM sso_connection WHERE id = $1 FOR UPDATE';
    return (await this.session.query<{ warned_at: Date | null }>(sql, [connectionId]))[0]?.warned_at ?? null;
  }

  async warned(connectionId: Uuid, now: Date): Promise<void> {
    await this.session.query('UPDATE sso_connection SET warned_at = $2 WHERE id = $1', [connectionId, now]);
  }
}
