import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { GroupView, InviteView, MemberView } from '@evident/domain/workspaces';

/** Members, invites and groups, for display. */
export interface MemberReader {
  /** Active members by name; `search` covers names and addresses. */
  list(actor: Actor, page: PageRequest, search?: string): Promise<Page<MemberView>>;
  /** A member, including departed ones. */
  member(actor: Actor, memberId: Uuid): Promise<MemberView | null>;
  /** Invites neither accepted nor revoked, newest first. */
  openInvites(actor: Actor, page: PageRequest, now: Date): Promise<Page<InviteView>>;
  /** Groups by name, with the ids of their members. */
  groups(actor: Actor): Promise<GroupView[]>;
}
