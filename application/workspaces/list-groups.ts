import type { Actor } from '@evident/domain/permissions';
import type { GroupView } from '@evident/domain/workspaces';
import { type Handler, Query } from '../kernel/message.ts';
import type { MemberReader } from './member-reader.ts';

/** The groups of the workspace with their members. */
export class ListGroups extends Query<GroupView[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

export class ListGroupsHandler implements Handler<ListGroups> {
  constructor(private readonly members: MemberReader) {}

  execute({ actor }: ListGroups): Promise<GroupView[]> {
    return this.members.groups(actor);
  }
}
