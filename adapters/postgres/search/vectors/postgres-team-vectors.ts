import type { TeamVectors } from '@evident/application/search/tend-vectors';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../../before-team.ts';

/** The vectors of all teams in PostgreSQL. */
export class PostgresTeamVectors implements TeamVectors {
  constructor(private readonly source: DataSource) {}

  async due(model: string): Promise<Uuid[]> {
    return (await this.lookUps().vectorTeams(model)).map(({ team_id: teamId }) => teamId);
  }

  async forget(): Promise<void> {
    await this.lookUps().forgetVectors();
  }

  private lookUps() {
    return beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
  }
}
