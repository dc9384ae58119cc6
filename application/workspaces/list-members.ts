import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { MemberView } from '@evident/domain/workspaces';
import { type Handler, Query } from '../kernel/message.ts';
import type { MemberReader } from './member-reader.ts';

/** The members of the workspace. */
export class ListMembers extends Query<Page<MemberView>> {
  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
    readonly search?: string,
  ) {
    super();
  }
}

export class ListMembersHandler implements Handler<ListMembers> {
  constructor(private readonly members: MemberReader) {}

  execute({ actor, page, search }: ListMembers): Promise<Page<MemberView>> {
    return this.members.list(actor, page, search);
  }
}
