import { type ConnectedIntegrations, viewConnected } from '@evident/domain/integrations';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { IntegrationStores } from './integration-stores.ts';

/** The services that are connected to the workspace of a member, and by the member, without their tokens. */
export class ListConnectedIntegrations extends queryWith({ scope: 'read' })<object, ConnectedIntegrations['items']> {}
export const ListConnectedIntegrationsHandler = answeredBy(
  async (
    { actor: { teamId, userId } }: ListConnectedIntegrations,
    work: UnitOfWork<Pick<IntegrationStores, 'connections'>>,
  ) => {
    const [ofWorkspace, own] = await work.perform(teamId, async ({ connections }) => [
      await connections.list(null),
      await connections.list(userId),
    ]);
    return [...ofWorkspace!, ...own!].map(viewConnected);
  },
);
