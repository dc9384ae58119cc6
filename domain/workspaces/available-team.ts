import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';
import type { TeamLogo } from './environment.ts';

/** The reason a workspace is offered to a person who is not a member (specification, document 000, section 3). */
const AVAILABLE_TEAM_TYPES = ['DOMAIN', 'INVITE'] as const;

export const availableTeamView = {
  type: 'object',
  description: 'A workspace that one may join: by the domain of one’s address, or by an invite',
  properties: {
    type: { type: 'string', enum: AVAILABLE_TEAM_TYPES },
    id: { type: 'string', format: 'uuid' },
    subdomain: { type: 'string' },
    name: { type: 'string' },
    logoUrl: { type: 'string', nullable: true },
    primaryColor: { type: 'string', nullable: true },
    sortKey: { type: 'string', description: 'Rows are in this order' },
    inviteId: { type: 'string', format: 'uuid', nullable: true },
    invitedBy: { type: 'string', nullable: true, description: 'The name of who invited' },
  },
  required: ['type', 'id', 'subdomain', 'name', 'logoUrl', 'primaryColor', 'sortKey', 'inviteId', 'invitedBy'],
} as const satisfies ObjectSchema;
export type AvailableTeamView = Infer<typeof availableTeamView>;

/** A workspace that a person can join. */
export interface AvailableTeam {
  readonly id: Uuid;
  readonly subdomain: string;
  readonly name: string;
  readonly logo: TeamLogo | null;
  readonly primaryColor: string | null;
  readonly inviteId: Uuid | null;
  readonly invitedBy: string | null;
}

/** Lists invites first, each type by name. A workspace that offers both is listed once, as an invite. */
export function viewAvailableTeams(teams: readonly AvailableTeam[]): AvailableTeamView[] {
  const byId = new Map<Uuid, AvailableTeam>();
  for (const team of teams) if (team.inviteId || !byId.has(team.id)) byId.set(team.id, team);
  return [...byId.values()]
    .map(({ id, subdomain, name, logo, primaryColor, inviteId, invitedBy }): AvailableTeamView => ({
      type: inviteId ? 'INVITE' : 'DOMAIN',
      id,
      subdomain,
      name,
      logoUrl: logo?.baseImageUrl ?? null,
      primaryColor,
      sortKey: `${inviteId ? 0 : 1} ${name.toLowerCase()} ${id}`,
      inviteId,
      invitedBy,
    }))
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
}
