import type { DueAutomations } from '@evident/application/automation/automation-store';
import type { TeamsToCount } from '@evident/application/automation/count-activity';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresDueAutomations implements DueAutomations {
  constructor(private readonly source: DataSource) {}

  async due(now: Date, most: number): Promise<readonly { readonly teamId: Uuid; readonly automationId: Uuid }[]> {
    const lookUps = beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
    return (await lookUps.dueAutomations(now, most)).map(({ team_id: teamId, id: automationId }) => ({
      teamId,
      automationId,
    }));
  }
}

export class PostgresTeamsToCount implements TeamsToCount {
  constructor(private readonly source: DataSource) {}

  async due(day: string): Promise<readonly Uuid[]> {
    const lookUps = beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
    return (await lookUps.teamsToCount(day)).map(({ team_id: teamId }) => teamId);
  }
}
