import type { IntegrationDirectory, WorkspaceMember } from '@evident/application/integrations/integration-stores';
import type { Integration } from '@evident/domain/integrations';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresIntegrationDirectory implements IntegrationDirectory {
  private readonly lookUps: ReturnType<typeof beforeTeam>;

  constructor(source: DataSource) {
    this.lookUps = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  async ofAttempt(stateHash: string): Promise<{ teamId: Uuid; subdomain: string } | null> {
    const [row] = await this.lookUps.teamOfConnectionAttempt(stateHash);
    return row ? { teamId: row.team_id, subdomain: row.subdomain } : null;
  }

  async ofAccount(integration: Integration, externalId: string): Promise<Uuid[]> {
    return (await this.lookUps.teamsOfIntegration(integration, externalId)).map(({ team_id: teamId }) => teamId);
  }

  async ofPerson(integration: Integration, externalId: string, externalUserId: string): Promise<WorkspaceMember[]> {
    const rows = await this.lookUps.membersOfIntegration(integration, externalId, externalUserId);
    return rows.map(({ team_id: teamId, member_id: memberId }) => ({ teamId, memberId }));
  }
}
