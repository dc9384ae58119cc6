import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type TeamView, viewTeam } from '@evident/domain/workspaces';
import type { Addresses } from '../identity/addresses.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MemberStore, TeamStore } from './workspace-stores.ts';

/** The workspace with its settings. */
export class GetWorkspace extends Query<TeamView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

export class GetWorkspaceHandler implements Handler<GetWorkspace> {
  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; members: MemberStore }>,
    private readonly addresses: Addresses,
  ) {}

  execute({ actor }: GetWorkspace): Promise<TeamView> {
    return this.work.perform(actor.teamId, async ({ teams, members }) => {
      const team = (await teams.find(actor.teamId)) ?? refuse('NotFound', 'Workspace not found');
      return viewTeam(team, this.addresses.workspace(team.subdomain), await members.seats());
    });
  }
}
