import type { AuditDirectory } from '@evident/application/audit/chain-store';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresAuditDirectory implements AuditDirectory {
  private readonly query: ReturnType<typeof beforeTeam>;

  constructor(source: DataSource) {
    this.query = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  async unsealed(most: number): Promise<Uuid[]> {
    return (await this.query.auditTeams('seal', most)).map(({ id }) => id);
  }

  async withRetention(most: number): Promise<Uuid[]> {
    return (await this.query.auditTeams('forget', most)).map(({ id }) => id);
  }

  async waitingForFiles(most: number): Promise<Uuid[]> {
    return (await this.query.auditTeams('write', most)).map(({ id }) => id);
  }

  async prepareMonths(ahead: number): Promise<void> {
    await this.query.prepareAuditMonths(ahead);
  }
}
