import type { TeamStore } from '@evident/application/workspaces/workspace-stores';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Team } from '@evident/domain/workspaces';
import type { Session } from '../session.ts';
import { teamEntity } from './entities.ts';

/** PostgreSQL documentation, appendix A: unique_violation. */
const TAKEN = '23505';

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
  async isClosed(id: Uuid): Promise<boolean> {
    return (await this.session.query('SELECT FROM team WHERE id = $1 AND deletes_at IS NOT NULL', [id])).length > 0;
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
