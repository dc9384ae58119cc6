import type { TeamsToWrap } from '@evident/application/wraps/wrap-store';
import type { Uuid } from '@evident/domain/kernel';
import type { WrapPeriod } from '@evident/domain/wraps';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresTeamsToWrap implements TeamsToWrap {
  constructor(private readonly source: DataSource) {}

  async due({ since, until }: WrapPeriod): Promise<Uuid[]> {
    const lookUps = beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
    return (await lookUps.teamsToWrap(since, until)).map(({ team_id: teamId }) => teamId);
  }
}
