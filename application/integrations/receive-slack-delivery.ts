import { Command, type Handler, fromProvider } from '../kernel/message.ts';
import type { Clock } from '../kernel/clock.ts';
import type { SignedDelivery } from '../kernel/signed-delivery.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { integrationReceived } from './events.ts';
import { LINK_SHARED } from './handle-integration-delivery.ts';
import type { IntegrationDirectory, IntegrationStores } from './integration-stores.ts';
import type { Providers } from './provider.ts';

/** After the first two the token may not be valid any more. They only trigger: late ones must not end a new connection. */
const FOLLOWED: readonly string[] = ['app_uninstalled', 'tokens_revoked', LINK_SHARED];

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
    const stored = { ...event, payload: event.payload && { ...event.payload, account: event.account } };
    if (!FOLLOWED.includes(event.type)) return null;
    for (const teamId of await this.directory.ofAccount('Slack', event.account))
      await this.work.perform(teamId, async ({ integrationDeliveries, outbox }) => {
        if (await integrationDeliveries.add('Slack', stored, this.clock.now()))
          await outbox.announce(integrationReceived(teamId, event.id));
      });
    return null;
  }
}
