import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { featureFlagsView } from './feature-flags.ts';
import { REGIONS } from './region.ts';

/** How one may sign in to a workspace: the team environment (specification, document 000, section 3). */
const teamEnvironmentView = {
  type: 'object',
  properties: {
    teamId: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    passwordAuthEnabled: { type: 'boolean' },
    googleAuthEnabled: { type: 'boolean' },
    microsoftAuthEnabled: { type: 'boolean' },
    ssoAuthEnabled: { type: 'boolean' },
    primaryColor: { type: 'string', nullable: true },
  },
  required: ['teamId', 'name', 'passwordAuthEnabled', 'googleAuthEnabled', 'microsoftAuthEnabled', 'ssoAuthEnabled', 'primaryColor'],
} as const satisfies ObjectSchema;

/** What the sign-in screens need to know before anybody is signed in. */
export const environmentView = {
  type: 'object',
  properties: {
    rootUrl: { type: 'string', description: 'The root address, where one signs in and chooses a workspace' },
    region: { type: 'string', enum: REGIONS, description: 'The region that is served here' },
    availableRegions: { type: 'array', items: { type: 'string', enum: REGIONS } },
    featureFlags: featureFlagsView,
    localMailbox: { type: 'boolean', description: 'Mail can be read at /mailbox, by who sits at the machine' },
    team: { ...teamEnvironmentView, nullable: true, description: 'The workspace of this host; null at the root address' },
  },
  required: ['rootUrl', 'region', 'availableRegions', 'featureFlags', 'localMailbox', 'team'],
} as const satisfies ObjectSchema;
export type EnvironmentView = Infer<typeof environmentView>;
