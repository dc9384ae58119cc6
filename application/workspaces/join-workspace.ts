import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Role } from '@evident/domain/permissions';
import {
  type OwnWorkspaceView,
  demandRoomForWorkspace,
  inviteState,
  joinsByDomain,
  viewOwnWorkspace,
} from '@evident/domain/workspaces';
import type { Addresses, WorkspaceDirectory } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ADMITTED, type AdmissionStores, admit } from './admission.ts';

/** Joins an open workspace, by invite or by mail domain. */
export class JoinWorkspace extends Command<OwnWorkspaceView> {
  static readonly requires = { ...PERSON, ...ADMITTED };

  constructor(
    readonly signedIn: SignedIn,
    readonly teamId: Uuid,
  ) {
    super();
  }
}

export class JoinWorkspaceHandler implements Handler<JoinWorkspace> {
  constructor(
    private readonly work: UnitOfWork<AdmissionStores>,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, teamId }: JoinWorkspace): Promise<OwnWorkspaceView> {
    demandRoomForWorkspace((await this.directory.of(signedIn.accountId)).length);
    const now = this.clock.now();
    const { team, member } = await this.work.perform(teamId, async (stores) => {
      const held = (await stores.teams.hold(teamId)) ?? notFound('Workspace');
      if (await stores.teams.isClosed(teamId)) notFound('Workspace');
      const invite = (await stores.invites.openTo([signedIn.email])).find(
        (each) => inviteState(each, now) === 'PENDING',
      );
      const byDomain: { role: Role; workspaceAdmin: boolean } = { role: held.joinRole, workspaceAdmin: false };
      const byItself = joinsByDomain(held, signedIn.email) && !(await stores.members.isBlocked(signedIn.email));
      if (!invite && !byItself)
        return refuse('NotFound', 'Workspace not found', 'Ask an admin of the workspace for an invite.');
      return { team: held, member: await admit(stores, this.ids, teamId, signedIn, invite ?? byDomain, invite, now) };
    });
    return viewOwnWorkspace(
      { ...team, memberId: member.id, role: member.role, workspaceAdmin: member.workspaceAdmin },
      this.addresses.workspace(team.subdomain),
    );
  }
}
