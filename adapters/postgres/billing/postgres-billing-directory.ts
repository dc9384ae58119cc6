import type { BillingDirectory } from '@evident/application/billing/billing-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresBillingDirectory implements BillingDirectory {
  private readonly lookUps: ReturnType<typeof beforeTeam>;

  constructor(source: DataSource) {
    this.lookUps = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  async teamOf(customerId: string): Promise<Uuid | null> {
    return (await this.lookUps.teamOfBillingCustomer(customerId))[0]?.team ?? null;
  }

  async triedTeams(): Promise<Uuid[]> {
    return (await this.lookUps.triedTeams()).map(({ team_id: teamId }) => teamId);
  }

  async teams(): Promise<Uuid[]> {
    return (await this.lookUps.billedTeams()).map(({ team_id: teamId }) => teamId);
  }
}
