import {
  EndOwnConnection,
  FinishOwnConnection,
  StartOwnConnection,
} from '@evident/application/integrations/own-connections';
import { ListOwnIntegrations } from '@evident/application/integrations/queries';
import { ShowTitles } from '@evident/application/integrations/show-titles';
import { linkPreviews } from '@evident/domain/integrations';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';
import { ConnectionStateDto, IntegrationsDto, LinkDto, choices, integrationOf } from './integrations.operations.ts';

export const OWN_INTEGRATION_OPERATIONS = {
  listOwnIntegrations: operation({
    route: 'GET /me/integrations',
    asks: ListOwnIntegrations,
    summary: 'List the services that members connect for themselves, with the state of your own',
    answers: IntegrationsDto,
    message: ({ actor }) => new ListOwnIntegrations(actor),
  }),
  startOwnConnection: operation({
    route: 'POST /me/integrations/{integration}/authorization',
    choices,
    asks: StartOwnConnection,
    summary: 'Begin to connect an account of your own',
    description: 'Returns the page of the service on which to allow it, for ten minutes. OAuth 2 with PKCE.',
    answers: LinkDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, integration }) => new StartOwnConnection({ actor, integration: integrationOf(integration) }),
  }),
  finishOwnConnection: operation({
    route: 'PUT /me/integrations/{integration}/connection',
    choices,
    asks: FinishOwnConnection,
    summary: 'Connect an account of your own after the page of the service led back',
    description:
      'Works once, for the member who began. The account is within the one that the workspace is connected to.',
    body: ConnectionStateDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent', 'Unavailable'],
    message: ({ actor, integration, body }) =>
      new FinishOwnConnection({ actor, integration: integrationOf(integration), state: body.state }),
  }),
  endOwnConnection: operation({
    route: 'DELETE /me/integrations/{integration}/connection',
    choices,
    asks: EndOwnConnection,
    summary: 'Disconnect an account of your own',
    description: 'Its token is taken back and deleted.',
    refuses: ['NotFound'],
    message: ({ actor, integration }) => new EndOwnConnection({ actor, integration: integrationOf(integration) }),
  }),
  showTitles: operation({
    route: 'PUT /integrations/{integration}/link-previews',
    choices,
    asks: ShowTitles,
    summary: 'Choose whether links in the service show titles of what all members see',
    description: 'Everyone in a channel sees them. Without it, links name the kind only.',
    body: named('LinkPreviews', linkPreviews),
    refuses: ['NotFound'],
    message: ({ actor, integration, body }) =>
      new ShowTitles({ actor, integration: integrationOf(integration), showsTitles: body.showsTitles }),
  }),
};
