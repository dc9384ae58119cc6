import type { RetentionDirectory } from '@evident/application/retention/retention-store';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresRetentionDirectory implements RetentionDirectory {
  constructor(private readonly source: DataSource) {}

  async withRules(): Promise<Uuid[]> {
    const query = beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
    return (await query.retentionTeams()).map(({ id }) => id);
  }
}
