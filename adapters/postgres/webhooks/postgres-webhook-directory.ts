import type { WebhookDirectory } from '@evident/application/webhooks/ports';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresWebhookDirectory implements WebhookDirectory {
  constructor(private readonly source: DataSource) {}

  async due(now: Date, most: number) {
    const rows = await this.lookUps().dueWebhooks(now, most);
    return rows.map(({ team_id: teamId, id: webhookId }) => ({ teamId, webhookId }));
  }
  async forgetEvents(before: Date, most: number): Promise<number> {
    return (await this.lookUps().forgetEvents(before, most))[0]!.count;
  }
  async forgetDeliveries(before: Date, most: number): Promise<number> {
    return (await this.lookUps().forgetDeliveries(before, most))[0]!.count;
  }

  private lookUps() {
    return beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[]));
  }
}
