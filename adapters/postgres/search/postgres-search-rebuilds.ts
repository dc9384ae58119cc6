import type { SearchRebuilds } from '@evident/application/search/tend-rebuilds';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

/** The rebuilds of search of all teams in PostgreSQL. */
export class PostgresSearchRebuilds implements SearchRebuilds {
  constructor(private readonly source: DataSource) {}

  async due(): Promise<Uuid[]> {
    const lookUps = beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
    return (await lookUps.searchRebuilds()).map(({ team_id: teamId }) => teamId);
  }
}
