import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { featureFlagsView } from './feature-flags.ts';
import { REGIONS } from './region.ts';

/** A workspace logo: its file and upload state. */
export const teamLogo = {
  type: 'object',
  properties: { id: { type: 'string' }, baseImageUrl: { type: 'string' }, uploadStatus: { type: 'string' } },
  required: ['id', 'baseImageUrl', 'uploadStatus'],
} as const satisfies ObjectSchema;
export type TeamLogo = Infer<typeof teamLogo>;

const auth0Config = {
  type: 'object',
  properties: { audience: { type: 'string' }, clientId: { type: 'string' }, domain: { type: 'string' } },
  required: ['audience', 'clientId', 'domain'],
} as const satisfies ObjectSchema;

/**
 * Branding and sign-in methods of a workspace: the team environment (specification, document 000, section 3). Stored
 * with the workspace.
 */
const teamEnvironmentView = {
  type: 'object',
  properties: {
    teamId: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    passwordAuthEnabled: { type: 'boolean' },
    googleAuthEnabled: { type: 'boolean' },
    microsoftAuthEnabled: { type: 'boolean' },
    ssoAuthEnabled: { type: 'boolean', description: 'Whether a connection for single sign-on is on' },
    ssoRequired: { type: 'boolean', description: 'Whether the workspace accepts nothing but single sign-on' },
    oidcIssuer: { type: 'string', nullable: true },
    auth0Config: { ...auth0Config, nullable: true },
    auth0OrganizationId: { type: 'string', nullable: true },
    primaryColor: { type: 'string', nullable: true, description: 'Six hexadecimal digits' },
    logo: { ...teamLogo, nullable: true },
  },
  required: [
    'teamId',
    'name',
    'passwordAuthEnabled',
    'googleAuthEnabled',
    'microsoftAuthEnabled',
    'ssoAuthEnabled',
    'ssoRequired',
    'oidcIssuer',
    'auth0Config',
    'auth0OrganizationId',
    'primaryColor',
    'logo',
  ],
} as const satisfies ObjectSchema;
export type TeamEnvironment = Infer<typeof teamEnvironmentView>;

/** External URLs and an email address; null if the installation configures none (specification, document 000, section 1). */
const placesView = {
  type: 'object',
  properties: {
    academy: { type: 'string', nullable: true },
    demo: { type: 'string', nullable: true },
    community: { type: 'string', nullable: true },
    feedback: { type: 'string', nullable: true, description: 'The email address for feedback about the product' },
  },
  required: ['academy', 'demo', 'community', 'feedback'],
} as const satisfies ObjectSchema;
export type Places = Infer<typeof placesView>;

/** Public data for the sign-in screens. */
export const environmentView = {
  type: 'object',
  properties: {
    rootUrl: { type: 'string', description: 'The root address, where one signs in and chooses a workspace' },
    region: { type: 'string', enum: REGIONS, description: 'The region that is served here' },
    availableRegions: { type: 'array', items: { type: 'string', enum: REGIONS } },
    featureFlags: featureFlagsView,
    localMailbox: { type: 'boolean', description: 'Mail can be read at /mailbox, by who sits at the machine' },
    links: { ...placesView, description: 'Places outside of Evident' },
    team: {
      ...teamEnvironmentView,
      nullable: true,
      description: 'The workspace of this host; null at the root address',
    },
  },
  required: ['rootUrl', 'region', 'availableRegions', 'featureFlags', 'localMailbox', 'links', 'team'],
} as const satisfies ObjectSchema;
export type EnvironmentView = Infer<typeof environmentView>;
