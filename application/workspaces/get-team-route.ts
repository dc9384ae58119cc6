import { type Uuid, refuse } from '@evident/domain/kernel';
import type { TeamRouteView } from '@evident/domain/workspaces';
import type { Addresses } from '../identity/addresses.ts';
import type { WorkspaceDirectory } from '../identity/workspace-directory.ts';
import { type Handler, Query } from '../kernel/message.ts';

/** Where the workspace of an id is now; links with the id outlive a change of its address. */
export class GetTeamRoute extends Query<TeamRouteView> {
  constructor(readonly teamId: Uuid) {
    super();
  }
}

export class GetTeamRouteHandler implements Handler<GetTeamRoute> {
  constructor(
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
  ) {}

  async execute({ teamId }: GetTeamRoute): Promise<TeamRouteView> {
    const { id, subdomain, region } = (await this.directory.route(teamId)) ?? refuse('NotFound', 'Workspace not found');
    return { teamId: id, subdomain, region, url: this.addresses.workspace(subdomain) };
  }
}
