import type { WatchDirectory } from '@evident/application/oversight/alert-store';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresWatchDirectory implements WatchDirectory {
  private readonly query: ReturnType<typeof beforeTeam>;

  constructor(source: DataSource) {
    this.query = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  async toWatch(most: number): Promise<Uuid[]> {
    return (await this.query.teamsToWatch(most)).map(({ id }) => id);
  }

  async withChains(): Promise<Uuid[]> {
    return (await this.query.teamsWithChains()).map(({ id }) => id);
  }
}
