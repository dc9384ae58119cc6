import type { SearchCopies, TeamCopy } from '@evident/application/search/search-copy';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

/** The copies of all teams to the second engine. */
export class PostgresSearchCopies implements SearchCopies {
  constructor(private readonly source: DataSource) {}

  async teams(index: string | null): Promise<TeamCopy[]> {
    const rows = await this.lookUps().searchCopies(index ?? '');
    return rows.map(({ team_id: teamId, ...rest }) => ({ teamId, ...rest }));
  }

  async forgetExcept(indexes: readonly string[]): Promise<void> {
    await this.lookUps().forgetSearchCopies(indexes);
  }

  private lookUps() {
    return beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
  }
}
