import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { GroupView, InviteView, MemberView } from '@evident/domain/workspaces';

/** The people of a workspace as they are shown. */
export interface MemberReader {
  /** Members by name, without those who left; `search` looks in names and addresses. */
  list(actor: Actor, page: PageRequest, search?: string): Promise<Page<MemberView>>;
  /** A member, also one who left. */
  member(actor: Actor, memberId: Uuid): Promise<MemberView | null>;
  /** Invites that were neither accepted nor revoked, newest first. */
  openInvites(actor: Actor, page: PageRequest, now: Date): Promise<Page<InviteView>>;
  /** Groups by name, with the ids of their members. */
  groups(actor: Actor): Promise<GroupView[]>;
}
