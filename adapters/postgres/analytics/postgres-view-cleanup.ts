import type { ViewCleanup } from '@evident/application/analytics/forget-views';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresViewCleanup implements ViewCleanup {
  private readonly query: ReturnType<typeof beforeTeam>;

  constructor(source: DataSource) {
    this.query = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  async forget(readersBefore: Date, sumsBefore: Date): Promise<void> {
    await this.query.forgetViews(readersBefore, sumsBefore.toISOString().slice(0, 10));
  }
}
