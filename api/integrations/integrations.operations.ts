import { EndConnection, FinishConnection, StartConnection } from '@evident/application/integrations/connections';
import { ListSlackChannels, ListIntegrations } from '@evident/application/integrations/queries';
import {
  INTEGRATIONS,
  INTEGRATION_NAMES,
  type Integration,
  authorizationLink,
  channelsView,
  connectionState,
  integrationAt,
  integrationsView,
} from '@evident/domain/integrations';
import { notFound } from '@evident/domain/kernel';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';

export const integrationOf = (path: string): Integration => integrationAt(path) ?? notFound('Integration');

export const choices = { integration: INTEGRATION_NAMES.map((name) => INTEGRATIONS[name].path) };
export const ConnectionStateDto = named('ConnectionState', connectionState);
export const IntegrationsDto = named('Integrations', integrationsView);
export const LinkDto = named('AuthorizationLink', authorizationLink);

export const INTEGRATION_OPERATIONS = {
  listIntegrations: operation({
    route: 'GET /integrations',
    asks: ListIntegrations,
    summary: 'List the services that can be connected, with their state in the workspace',
    answers: IntegrationsDto,
    message: ({ actor }) => new ListIntegrations(actor),
  }),
  startConnection: operation({
    route: 'POST /integrations/{integration}/authorization',
    choices,
    asks: StartConnection,
    summary: 'Begin to connect a service',
    description: 'Returns the page of the service on which to allow it, for ten minutes. OAuth 2 with PKCE.',
    answers: LinkDto,
    status: 201,
    refuses: ['InvalidOperation'],
    message: ({ actor, integration }) => new StartConnection({ actor, integration: integrationOf(integration) }),
  }),
  finishConnection: operation({
    route: 'PUT /integrations/{integration}/connection',
    choices,
    asks: FinishConnection,
    summary: 'Connect a service after its page led back',
    description: 'Works once, for the member who began.',
    body: ConnectionStateDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent', 'Unavailable'],
    message: ({ actor, integration, body }) =>
      new FinishConnection({ actor, integration: integrationOf(integration), state: body.state }),
  }),
  endConnection: operation({
    route: 'DELETE /integrations/{integration}/connection',
    choices,
    asks: EndConnection,
    summary: 'Disconnect a service',
    description: 'Its token is taken back and deleted.',
    refuses: ['NotFound'],
    message: ({ actor, integration }) => new EndConnection({ actor, integration: integrationOf(integration) }),
  }),
  listSlackChannels: operation({
    route: 'GET /integrations/slack/channels',
    asks: ListSlackChannels,
    summary: 'List the public channels of the connected Slack',
    answers: named('Channels', channelsView),
    refuses: ['InvalidOperation', 'UnprocessableContent', 'Unavailable'],
    message: ({ actor }) => new ListSlackChannels(actor),
  }),
};
