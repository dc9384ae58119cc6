import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type InviteView, demandWorkspaceAdmin } from '@evident/domain/workspaces';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { MemberReader } from './member-reader.ts';

/** The invites that wait for an answer, those that ran out too. */
export class ListInvites extends Query<Page<InviteView>> {
  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListInvitesHandler implements Handler<ListInvites> {
  constructor(
    private readonly members: MemberReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, page }: ListInvites): Promise<Page<InviteView>> {
    demandWorkspaceAdmin(actor);
    return this.members.openInvites(actor, page, this.clock.now());
  }
}
