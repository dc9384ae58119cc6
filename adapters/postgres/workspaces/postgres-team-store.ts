import type { TeamStore } from '@evident/application/workspaces/workspace-stores';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Team } from '@evident/domain/workspaces';
import type { Session } from '../session.ts';
import { teamEntity } from './entities.ts';

/** PostgreSQL documentation, appendix A: unique_violation. */
const TAKEN = '23505';

/** Row-level security limits each statement to the team of the transaction. */
const CLOSING = [
  'UPDATE member SET removed_at = $1, account_id = NULL WHERE removed_at IS NULL',
  'UPDATE access_token SET revoked_at = $1 WHERE revoked_at IS NULL',
  'UPDATE invite SET revoked_at = $1 WHERE accepted_at IS NULL AND revoked_at IS NULL',
  'UPDATE share_link SET off_at = $1 WHERE off_at IS NULL',
  `UPDATE import_file SET state = 'cancelled' WHERE state IN ('waiting', 'running') AND $1::timestamptz IS NOT NULL`,
  `UPDATE import_run SET state = 'cancelled', finished_at = $1 WHERE state IN ('waiting', 'running')`,
];

const OWN_DOMAINS = `
  SELECT lower(ltrim(d, '@')) AS domain FROM team, unnest(join_domains) d
  UNION SELECT lower(ltrim(domain, '@')) FROM sso_domain WHERE verified_at IS NOT NULL ORDER BY 1`;

export class PostgresTeamStore implements TeamStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Team | null> {
    return this.session.manager.findOneBy(teamEntity, { id });
  }
  hold(id: Uuid): Promise<Team | null> {
    return this.session.manager.findOne(teamEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  async domains(): Promise<string[]> {
    const rows = await this.session.query<{ domain: string }>(OWN_DOMAINS);
    return rows.map(({ domain }) => domain);
  }
  async endPasswordSessions(id: Uuid): Promise<void> {
    await this.session.query('DELETE FROM session WHERE workspace_id = $1 AND by_password', [id]);
  }
  async close(id: Uuid, now: Date): Promise<void> {
    for (const statement of CLOSING) await this.session.query(statement, [now]);
    await this.session.query('DELETE FROM session WHERE workspace_id = $1', [id]);
    await this.session.query('DELETE FROM one_time_code WHERE workspace_id = $1', [id]);
    await this.session.query(
      `UPDATE team SET deleted_at = $2, name = 'Deleted workspace', subdomain = 'deleted-' || id, join_domains = '{}' WHERE id = $1`,
      [id, now],
    );
  }
  async save(team: Team): Promise<void> {
    try {
      await this.session.manager.upsert(teamEntity, team, ['id']);
    } catch (error) {
      if ((error as { code?: unknown }).code !== TAKEN) throw error;
      refuse('InvalidOperation', 'This subdomain is taken', 'Choose another address for the workspace.');
    }
  }
}
