import { type Infer, type ObjectSchema, id, moment } from '../kernel/index.ts';
import { type Holder, INTEGRATIONS, INTEGRATION_NAMES, type Integration, offerOf } from './catalogue.ts';
import type { Connection } from './connection.ts';

const text = { type: 'string' } as const;

const connectionView = {
  type: 'object',
  nullable: true,
  description: 'Null while it is not connected',
  properties: {
    id,
    account: { type: 'string', description: 'Its name at the service', examples: ['Analytical Engines'] },
    scopes: { type: 'array', items: text },
    connectedBy: id,
    connectedAt: moment,
    revoked: { type: 'boolean', description: 'The service took the token back: connect again' },
    lacks: {
      type: 'array',
      items: text,
      description: 'Requested rights that it was not given, because they are newer: connect again',
    },
    showsTitles: {
      type: 'boolean',
      description: 'Whether links in the service show titles of what all members see; false for members',
    },
  },
  required: ['id', 'account', 'scopes', 'connectedBy', 'connectedAt', 'revoked', 'lacks', 'showsTitles'],
} as const satisfies ObjectSchema;

export const integrationsView = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          integration: { type: 'string', enum: INTEGRATION_NAMES },
          title: text,
          about: text,
          configured: { type: 'boolean', description: 'Whether those who run Evident set it up' },
          scopes: {
            type: 'array',
            description: 'Rights that are requested',
            items: {
              type: 'object',
              properties: { scope: text, purpose: text },
              required: ['scope', 'purpose'],
            },
          },
          connection: connectionView,
        },
        required: ['integration', 'title', 'about', 'configured', 'scopes', 'connection'],
      },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type IntegrationsView = Infer<typeof integrationsView>;

export const authorizationLink = {
  type: 'object',
  properties: { url: { type: 'string', format: 'uri', description: 'The page of the service on which to allow it' } },
  required: ['url'],
} as const satisfies ObjectSchema;

export const connectionState = {
  type: 'object',
  properties: { state: { type: 'string', minLength: 20, maxLength: 100, examples: ['00000000000000000000'] } },
  required: ['state'],
} as const satisfies ObjectSchema;

export const linkPreviews = {
  type: 'object',
  properties: { showsTitles: { type: 'boolean', examples: [true] } },
  required: ['showsTitles'],
} as const satisfies ObjectSchema;

export const channelsView = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: { type: 'object', properties: { id: text, name: text }, required: ['id', 'name'] },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type ChannelsView = Infer<typeof channelsView>;

export const viewIntegration = (
  integration: Integration,
  configured: boolean,
  connection: Connection | null,
  holder: Holder = 'workspace',
): IntegrationsView['items'][number] => {
  const { title } = INTEGRATIONS[integration];
  const { about, scopes } = offerOf(integration, holder) ?? { about: '', scopes: {} };
  return {
    integration,
    title,
    about,
    configured,
    scopes: Object.entries(scopes).map(([scope, purpose]) => ({ scope, purpose })),
    connection: connection && {
      id: connection.id,
      account: connection.externalName,
      scopes: [...connection.scopes],
      connectedBy: connection.connectedBy,
      connectedAt: connection.connectedAt.toISOString(),
      revoked: connection.revokedAt !== null,
      lacks: Object.keys(scopes).filter((scope) => !connection.scopes.includes(scope)),
      showsTitles: connection.showsTitles,
    },
  };
};

const word = { type: 'string', maxLength: 2000 } as const;

export const returnedCode = {
  type: 'object',
  properties: { ...connectionState.properties, code: word, error: word },
  required: ['state'],
} as const satisfies ObjectSchema;

export const slackAnswer = {
  type: 'object',
  properties: {
    challenge: { type: 'string', description: 'Of a verification of the address' },
    options: { type: 'array', items: { type: 'free' }, description: 'Of a search for projects in a dialog' },
  },
  required: [],
} as const satisfies ObjectSchema;

export const connectedIntegrations = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          teamId: id,
          integration: { type: 'string', enum: INTEGRATION_NAMES },
          account: { type: 'string', description: 'Its name at the service', examples: ['Analytical Engines'] },
          connectedBy: id,
          connectedAt: moment,
          holder: { type: 'string', enum: ['WORKSPACE', 'MEMBER'], description: 'MEMBER: an account of the caller' },
          state: { type: 'string', enum: ['CONNECTED', 'ENDED'], description: 'ENDED: connect again' },
        },
        required: ['teamId', 'integration', 'account', 'connectedBy', 'connectedAt', 'holder', 'state'],
      },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type ConnectedIntegrations = Infer<typeof connectedIntegrations>;

export const viewConnected = (connection: Connection): ConnectedIntegrations['items'][number] => ({
  teamId: connection.teamId,
  integration: connection.integration,
  account: connection.externalName,
  connectedBy: connection.connectedBy,
  connectedAt: connection.connectedAt.toISOString(),
  holder: connection.memberId === null ? 'WORKSPACE' : 'MEMBER',
  state: connection.revokedAt === null ? 'CONNECTED' : 'ENDED',
});

export const identifiedAccount = {
  type: 'object',
  properties: {
    teamId: { ...id, description: 'The workspace that the account is connected to, or the first of them' },
    teamIds: { type: 'array', items: id },
  },
  required: ['teamId', 'teamIds'],
} as const satisfies ObjectSchema;
