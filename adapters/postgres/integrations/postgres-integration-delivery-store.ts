import type { IntegrationDeliveryStore } from '@evident/application/integrations/integration-stores';
import type { ProviderDelivery } from '@evident/application/integrations/provider';
import type { Integration } from '@evident/domain/integrations';
import type { Session } from '../session.ts';

export class PostgresIntegrationDeliveryStore implements IntegrationDeliveryStore {
  constructor(private readonly session: Session) {}

  async add(integration: Integration, { id, type, payload }: ProviderDelivery, receivedAt: Date): Promise<boolean> {
    const added = await this.session.query(
      `INSERT INTO integration_delivery (team_id, id, integration, type, received_at, payload) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING id`,
      [this.session.teamId, id, integration, type, receivedAt, payload && JSON.stringify(payload)],
    );
    return added.length > 0;
  }

  async holdOpen(id: string): Promise<{ integration: Integration; type: string; payload: unknown } | null> {
    const [row] = await this.session.query<{ integration: Integration; type: string; payload: unknown }>(
      'SELECT integration, type, payload FROM integration_delivery WHERE id = $1 AND done_at IS NULL FOR UPDATE',
      [id],
    );
    return row ?? null;
  }

  async done(id: string, at: Date): Promise<void> {
    await this.session.query('UPDATE integration_delivery SET done_at = $2, payload = NULL WHERE id = $1', [id, at]);
  }

  async forget(before: Date): Promise<void> {
    await this.session.query('DELETE FROM integration_delivery WHERE done_at IS NOT NULL AND received_at < $1', [
      before,
    ]);
  }
}
