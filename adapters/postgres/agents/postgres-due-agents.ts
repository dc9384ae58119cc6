import type { DueAgents } from '@evident/application/agents/agent-store';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresDueAgents implements DueAgents {
  constructor(private readonly source: DataSource) {}

  async due(now: Date, most: number): Promise<readonly { readonly teamId: Uuid; readonly agentId: Uuid }[]> {
    const lookUps = beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
    return (await lookUps.dueAgents(now, most)).map(({ team_id: teamId, id: agentId }) => ({ teamId, agentId }));
  }
}
