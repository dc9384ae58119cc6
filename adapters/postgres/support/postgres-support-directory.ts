import type { SupportDirectory } from '@evident/application/support/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresSupportDirectory implements SupportDirectory {
  private readonly lookUps: ReturnType<typeof beforeTeam>;

  constructor(source: DataSource) {
    this.lookUps = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  async of(accountId: Uuid): ReturnType<SupportDirectory['of']> {
    return (await this.lookUps.supportOf(accountId)).map((row) => ({
      id: row.id,
      teamId: row.team_id,
      workspaceName: row.workspace_name,
      subdomain: row.subdomain,
      reason: row.reason,
      hours: row.hours,
      state: row.state,
      askedAt: row.asked_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
    }));
  }

  async over(now: Date): Promise<{ teamId: Uuid; id: Uuid }[]> {
    return (await this.lookUps.endedSupport(now)).map(({ team_id, id }) => ({ teamId: team_id, id }));
  }
}
