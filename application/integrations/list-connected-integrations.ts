import { type ConnectedIntegrations, viewConnected } from '@evident/domain/integrations';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { IntegrationStores } from './integration-stores.ts';

/** The services that are connected to the workspace of a member, without their tokens. */
export class ListConnectedIntegrations extends queryWith({ scope: 'read' })<object, ConnectedIntegrations['items']> {}
export const ListConnectedIntegrationsHandler = answeredBy(
  async ({ actor: { teamId } }: ListConnectedIntegrations, work: UnitOfWork<Pick<IntegrationStores, 'connections'>>) =>
    (await work.perform(teamId, ({ connections }) => connections.list())).map(viewConnected),
);
