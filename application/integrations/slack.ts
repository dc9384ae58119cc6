import type { ChannelsView } from '@evident/domain/integrations';
import type { DeliveredEvent } from '@evident/domain/events';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { JobFor, JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, Query, WORKER, fromProvider, memberWith } from '../kernel/message.ts';
import type { SignedDelivery } from '../kernel/signed-delivery.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Chat } from './chat.ts';
import { integrationReceived } from './events.ts';
import type { IntegrationDirectory, IntegrationStores } from './integration-stores.ts';
import type { Providers } from './provider.ts';
import { type TokenPorts, withToken } from './with-token.ts';

/** The chat of a workspace: Slack. */
export class ConnectedChat implements Chat {
  constructor(
    private readonly providers: Providers,
    private readonly ports: TokenPorts,
  ) {}

  post(teamId: Uuid, channel: string, text: string): Promise<void> {
    const client = this.providers.Slack ?? null;
    return withToken(this.ports, client, teamId, 'Slack', (token) => client!.post(token, channel, text));
  }
}

/** Public channels of the connected Slack, by name. */
export class ListChannels extends Query<ChannelsView> {
  static readonly requires = memberWith({ scope: 'read', role: 'author' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListChannelsHandler = answeredBy(
  async ({ actor }: ListChannels, providers: Providers, ports: TokenPorts): Promise<ChannelsView> => {
    const client = providers.Slack ?? null;
    const items = await withToken(ports, client, actor.teamId, 'Slack', (token) => client!.channels(token));
    return { items: items.map(({ id, name }) => ({ id, name })) };
  },
);

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
    for (const teamId of await this.directory.ofAccount('Slack', event.account))
      await this.work.perform(teamId, async ({ integrationDeliveries, outbox }) => {
        if (await integrationDeliveries.add('Slack', event, this.clock.now()))
          await outbox.announce(integrationReceived(teamId, event.id));
      });
    return null;
  }
}

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

/** Events after which the token may not be valid any more. Only triggers: late ones must not end a new connection. */
const ENDING: readonly string[] = ['app_uninstalled', 'tokens_revoked'];

/** Does what a delivery asks for. Sent by jobs only. */
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
  ) {}

  async execute({ teamId, deliveryId }: HandleIntegrationDelivery): Promise<void> {
    const open = await this.work.perform(teamId, ({ integrationDeliveries }) =>
      integrationDeliveries.holdOpen(deliveryId),
    );
    if (!open) return;
    if (ENDING.includes(open.type)) await this.check(teamId);
    await this.work.perform(teamId, ({ integrationDeliveries }) =>
      integrationDeliveries.done(deliveryId, this.tokens.clock.now()),
    );
  }

  /** Notes that the token is not valid any more, or that it still is. */
  private async check(teamId: Uuid): Promise<void> {
    const client = this.providers.Slack ?? null;
    await withToken(this.tokens, client, teamId, 'Slack', (token) => client!.check(token)).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'InvalidOperation') throw error;
    });
  }
}
