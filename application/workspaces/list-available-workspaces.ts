import type { SignedIn } from '@evident/domain/identity';
import { type AvailableTeamView, viewAvailableTeams } from '@evident/domain/workspaces';
import type { WorkspaceDirectory } from '../identity/workspace-directory.ts';
import { type Handler, Query } from '../kernel/message.ts';

/** The workspaces one may join: by an invite, or by the domain of one's address. */
export class ListAvailableWorkspaces extends Query<AvailableTeamView[]> {
  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class ListAvailableWorkspacesHandler implements Handler<ListAvailableWorkspaces> {
  constructor(private readonly directory: WorkspaceDirectory) {}

  async execute({ signedIn }: ListAvailableWorkspaces): Promise<AvailableTeamView[]> {
    return viewAvailableTeams(await this.directory.openTo(signedIn.accountId));
  }
}
