import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';
import { type AvailableTeam, availableTeamView, viewAvailableTeams } from './available-team.ts';
import { type OwnWorkspace, ownWorkspaceView, viewOwnWorkspace } from './own-workspace.ts';

/** The signed-in account and its available workspaces (specification, document 000, section 7: confirm email). */
export const signedInView = {
  type: 'object',
  properties: {
    accountId: { type: 'string', format: 'uuid' },
    email: { type: 'string' },
    name: { type: 'string' },
    hasPassword: { type: 'boolean' },
    secondFactor: { type: 'boolean', description: 'Whether two-step sign-in is on' },
    teamId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'The one workspace to go on to; null where there is none or a choice',
    },
    workspaces: { type: 'array', items: ownWorkspaceView, description: 'The workspaces one is in' },
    availableTeams: { type: 'array', items: availableTeamView, description: 'The workspaces one may join' },
  },
  required: ['accountId', 'email', 'name', 'hasPassword', 'secondFactor', 'teamId', 'workspaces', 'availableTeams'],
} as const satisfies ObjectSchema;
export type SignedInView = Infer<typeof signedInView>;

interface Person {
  readonly id: Uuid;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly secondFactor: boolean;
}

/** Members of exactly one workspace go straight to it, unless it is closed; others choose. */
export const viewSignedIn = (
  person: Person,
  own: readonly OwnWorkspace[],
  open: readonly AvailableTeam[],
  urlOf: (subdomain: string) => string,
): SignedInView => ({
  accountId: person.id,
  email: person.email,
  name: person.name,
  hasPassword: person.passwordHash !== null,
  secondFactor: person.secondFactor,
  teamId: own.length === 1 && !own[0]!.deletesAt ? own[0]!.id : null,
  workspaces: own.map((workspace) => viewOwnWorkspace(workspace, urlOf(workspace.subdomain))),
  availableTeams: viewAvailableTeams(open),
});
