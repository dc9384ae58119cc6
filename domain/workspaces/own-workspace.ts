import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';
import { ROLES, type Role } from '../permissions/index.ts';
import type { TeamLogo } from './environment.ts';
import { REGIONS } from './region.ts';
import type { Team } from './team.ts';

/** A workspace in the workspace chooser. */
export interface OwnWorkspace {
  readonly id: Uuid;
  readonly name: string;
  readonly subdomain: string;
  readonly memberId: Uuid;
  readonly role: Role;
  readonly workspaceAdmin: boolean;
  readonly primaryColor: string | null;
  readonly logo: TeamLogo | null;
  /** The last day of a closed workspace; absent or null otherwise. */
  readonly deletesAt?: Date | null;
}

export const ownWorkspaceView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    subdomain: { type: 'string' },
    url: { type: 'string' },
    memberId: { type: 'string', format: 'uuid' },
    role: { type: 'string', enum: ROLES },
    workspaceAdmin: { type: 'boolean' },
    primaryColor: { type: 'string', nullable: true },
    logoUrl: { type: 'string', nullable: true },
    deletesAt: {
      type: 'string',
      format: 'date-time',
      nullable: true,
      description: 'The time when a closed workspace is deleted; null if it is open',
    },
  },
  required: [
    'id',
    'name',
    'subdomain',
    'url',
    'memberId',
    'role',
    'workspaceAdmin',
    'primaryColor',
    'logoUrl',
    'deletesAt',
  ],
} as const satisfies ObjectSchema;
export type OwnWorkspaceView = Infer<typeof ownWorkspaceView>;

export const viewOwnWorkspace = (
  { id, name, subdomain, memberId, role, workspaceAdmin, primaryColor, logo, deletesAt }: OwnWorkspace,
  url: string,
): OwnWorkspaceView => ({
  id,
  name,
  subdomain,
  url,
  memberId,
  role,
  workspaceAdmin,
  primaryColor,
  logoUrl: logo?.baseImageUrl ?? null,
  deletesAt: deletesAt?.toISOString() ?? null,
});

/** The current location of a workspace by id: the tenant route (specification, document 000, section 3). */
export const teamRouteView = {
  type: 'object',
  properties: {
    teamId: { type: 'string', format: 'uuid' },
    subdomain: { type: 'string' },
    region: { type: 'string', enum: REGIONS },
    url: { type: 'string' },
  },
  required: ['teamId', 'subdomain', 'region', 'url'],
} as const satisfies ObjectSchema;
export type TeamRouteView = Infer<typeof teamRouteView>;
export type TeamRoute = Pick<Team, 'id' | 'name' | 'subdomain' | 'region'>;
