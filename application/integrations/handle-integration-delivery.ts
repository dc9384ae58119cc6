import type { DeliveredEvent } from '@evident/domain/events';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { JobFor, JobQueue } from '../jobs/index.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { IntegrationStores } from './integration-stores.ts';
import type { Providers } from './provider.ts';
import { type MessageToSave, SAVE_MESSAGE, type SavingPorts, saveMessage } from './save-message.ts';
import type { SharedLinks } from './slack-facts.ts';
import { type UnfurlingPorts, unfurlLinks } from './unfurl-links.ts';
import { type TokenPorts, withToken } from './with-token.ts';

interface ReceivedDelivery {
  readonly teamId: Uuid;
  readonly deliveryId: string;
}

export const INTEGRATION_DELIVERIES: JobQueue<ReceivedDelivery> = { name: 'integration-deliveries', retries: 8 };

export const integrationDeliveryJob = ({
  teamId,
  payload: { deliveryId },
}: DeliveredEvent<'integration:received'>): JobFor<ReceivedDelivery> => ({
  payload: { teamId, deliveryId },
  options: { key: `${teamId} ${deliveryId}`, group: teamId },
});

/** Days that the ledger is kept (decided); Slack sends an event again within hours. */
const LEDGER_DAYS = 30;

export const LINK_SHARED = 'link_shared';

/** Does what a delivery of Slack asks for. Sent by jobs only. */
export class HandleIntegrationDelivery extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly deliveryId: string,
  ) {
    super();
  }
}

export class HandleIntegrationDeliveryHandler implements Handler<HandleIntegrationDelivery> {
  constructor(
    private readonly providers: Providers,
    private readonly tokens: TokenPorts,
    private readonly work: UnitOfWork<Pick<IntegrationStores, 'integrationDeliveries'>>,
    private readonly unfurling: UnfurlingPorts,
    private readonly saving: SavingPorts,
  ) {}

  async execute({ teamId, deliveryId }: HandleIntegrationDelivery): Promise<void> {
    const open = await this.work.perform(teamId, ({ integrationDeliveries }) =>
      integrationDeliveries.holdOpen(deliveryId),
    );
    if (!open) return;
    await this.carryOut(teamId, open);
    const now = this.tokens.clock.now();
    await this.work.perform(teamId, async ({ integrationDeliveries }) => {
      await integrationDeliveries.done(deliveryId, now);
      await integrationDeliveries.forget(new Date(now.getTime() - LEDGER_DAYS * 86_400_000));
    });
  }

  private carryOut(teamId: Uuid, { type, payload }: { readonly type: string; readonly payload: unknown }) {
    const slack = this.providers.Slack;
    if (!slack) return Promise.resolve();
    if (type === LINK_SHARED)
      return unfurlLinks(this.unfurling, slack, teamId, payload as SharedLinks & { account: string });
    if (type === SAVE_MESSAGE) return saveMessage(this.saving, slack, teamId, payload as MessageToSave);
    return this.check(teamId);
  }

  /** Notes that the token is not valid any more, or that it still is. */
  private async check(teamId: Uuid): Promise<void> {
    const client = this.providers.Slack ?? null;
    await withToken(this.tokens, client, teamId, 'Slack', (token) => client!.check(token)).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'InvalidOperation') throw error;
    });
  }
}
