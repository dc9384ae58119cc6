import type { PublicLinkStore } from '@evident/application/oversight/public-link-store';
import type { Session } from '../session.ts';

export class PostgresPublicLinkStore implements PublicLinkStore {
  constructor(private readonly session: Session) {}

  async endAll(now: Date): Promise<number> {
    const [row] = await this.session.query<{ ended: number }>(
      `WITH ended AS (UPDATE share_link SET off_at = $1 WHERE off_at IS NULL AND (expires_at IS NULL OR expires_at > $1) RETURNING 1)
       SELECT count(*)::integer AS ended FROM ended`,
      [now],
    );
    return row!.ended;
  }
}
