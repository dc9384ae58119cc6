import { Command, type Handler, fromProvider } from '../kernel/message.ts';
import type { Clock } from '../kernel/clock.ts';
import type { SignedDelivery } from '../kernel/signed-delivery.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { integrationReceived } from './events.ts';
import type { IntegrationDirectory, IntegrationStores } from './integration-stores.ts';
import type { Providers } from './provider.ts';

/** Events after which the token may not be valid any more. Only triggers: late ones must not end a new connection. */
const ENDING: readonly string[] = ['app_uninstalled', 'tokens_revoked'];

/** Takes a delivery of Slack, proved by its signature. Stores an event once for each workspace; a job does the work. */
export class ReceiveSlackDelivery extends Command<{ challenge: string } | null> {
  static readonly requires = fromProvider('slack');

  constructor(readonly delivery: SignedDelivery) {
    super();
  }
}

export class ReceiveSlackDeliveryHandler implements Handler<ReceiveSlackDelivery> {
  constructor(
    private readonly providers: Providers,
    private readonly directory: IntegrationDirectory,
    private readonly work: UnitOfWork<Pick<IntegrationStores, 'integrationDeliveries' | 'outbox'>>,
    private readonly clock: Clock,
  ) {}

  async execute({ delivery: { body } }: ReceiveSlackDelivery): Promise<{ challenge: string } | null> {
    const read = this.providers.Slack?.read(body) ?? null;
    if (!read) return null;
    if ('challenge' in read) return read;
    const { event } = read;
    if (!ENDING.includes(event.type)) return null;
    for (const teamId of await this.directory.ofAccount('Slack', event.account))
      await this.work.perform(teamId, async ({ integrationDeliveries, outbox }) => {
        if (await integrationDeliveries.add('Slack', event, this.clock.now()))
          await outbox.announce(integrationReceived(teamId, event.id));
      });
    return null;
  }
}
