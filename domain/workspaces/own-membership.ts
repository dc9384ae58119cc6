import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { SCOPES } from '../permissions/index.ts';
import { supportAccessView } from '../support/index.ts';
import { featureFlagsView } from './feature-flags.ts';
import { groupView } from './group.ts';
import { memberView } from './member.ts';
import { NOTE_TABS } from './note-tab.ts';
import { teamView } from './team.ts';

/** The caller's membership and workspace: initial data for the web app and API clients. */
export const ownMembershipView = {
  type: 'object',
  properties: {
    member: memberView,
    workspace: teamView,
    groupIds: groupView.properties.memberIds,
    scopes: {
      type: 'array',
      items: { type: 'string', enum: SCOPES },
      description: 'Scopes of this credential',
    },
    secondFactorMissing: {
      type: 'boolean',
      description: 'An admin who has to set up two-step sign-in before acting as one',
    },
    secondFactorNeeded: {
      type: 'boolean',
      description: 'A member who has to set up two-step sign-in before using the workspace',
    },
    noteTab: {
      type: 'string',
      enum: NOTE_TABS,
      nullable: true,
      description: 'The tab of the sidebar of notes that you opened last',
    },
    featureFlags: featureFlagsView,
    support: {
      type: 'array',
      items: supportAccessView,
      description: 'Support access that goes on: for admins all, for support staff their own',
    },
  },
  required: [
    'member',
    'workspace',
    'groupIds',
    'scopes',
    'secondFactorMissing',
    'secondFactorNeeded',
    'noteTab',
    'featureFlags',
    'support',
  ],
} as const satisfies ObjectSchema;
export type OwnMembershipView = Infer<typeof ownMembershipView>;
