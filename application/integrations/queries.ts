import {
  type ChannelsView,
  INTEGRATION_NAMES,
  type Integration,
  type IntegrationsView,
  offerOf,
  viewIntegration,
} from '@evident/domain/integrations';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { IntegrationStores } from './integration-stores.ts';
import { type Providers, clientOf } from './provider.ts';
import { type TokenPorts, withToken } from './with-token.ts';

/** The services that can be connected, with their state in the workspace. */
export class ListIntegrations extends Query<IntegrationsView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListIntegrationsHandler = answeredBy(
  async (
    { actor }: ListIntegrations,
    providers: Providers,
    work: UnitOfWork<Pick<IntegrationStores, 'connections'>>,
  ): Promise<IntegrationsView> => {
    const connected = await work.perform(actor.teamId, ({ connections }) => connections.list(null));
    const of = (name: Integration) => connected.find(({ integration }) => integration === name) ?? null;
    return {
      items: INTEGRATION_NAMES.map((name) => viewIntegration(name, clientOf(providers, name) !== null, of(name))),
    };
  },
);

/** The services that members connect for themselves, with the state of the member's own. */
export class ListOwnIntegrations extends Query<IntegrationsView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListOwnIntegrationsHandler = answeredBy(
  async (
    { actor }: ListOwnIntegrations,
    providers: Providers,
    work: UnitOfWork<Pick<IntegrationStores, 'connections'>>,
  ): Promise<IntegrationsView> => {
    const [own, all] = await work.perform(actor.teamId, async ({ connections }) => [
      await connections.list(actor.userId),
      await connections.list(null),
    ]);
    const of = (held: typeof own, name: Integration) => held.find(({ integration }) => integration === name) ?? null;
    return {
      items: INTEGRATION_NAMES.filter((name) => offerOf(name, 'member') !== null).map((name) =>
        viewIntegration(name, clientOf(providers, name) !== null && of(all, name) !== null, of(own, name), 'member'),
      ),
    };
  },
);

/** Public channels of the connected Slack, by name. */
export class ListSlackChannels extends Query<ChannelsView> {
  static readonly requires = memberWith({ scope: 'read', role: 'author' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListSlackChannelsHandler = answeredBy(
  async ({ actor }: ListSlackChannels, providers: Providers, ports: TokenPorts): Promise<ChannelsView> => {
    const client = providers.Slack ?? null;
    const items = await withToken(ports, client, actor.teamId, 'Slack', (token) => client!.channels(token));
    return { items: items.map(({ id, name }) => ({ id, name })) };
  },
);
