import type { Uuid } from '@evident/domain/kernel';
import type { FeatureFlag, FeatureFlags, Group, Invite, Member, Seats, Team } from '@evident/domain/workspaces';
import type { MemberPictures } from '../files/index.ts';

/** The team of this unit of work. */
export interface TeamStore {
  /** The team, held until the end of the unit of work: what counts its admins, groups or members happens one after the other. What only names it, as each row does, goes on meanwhile. */
  hold(teamId: Uuid): Promise<Team | null>;
  find(teamId: Uuid): Promise<Team | null>;
  /**
   * Keeps a team, new or changed.
   * @throws Refusal `InvalidOperation` if another workspace has the subdomain
   */
  save(team: Team): Promise<void>;
  /** Deletes a team for everyone: ends memberships, sessions, tokens, invites, links and imports, and frees its subdomain. Its rows wait for the cleanup. */
  close(teamId: Uuid, now: Date): Promise<void>;
}

export interface MemberStore extends MemberPictures {
  find(memberId: Uuid): Promise<Member | null>;
  /** A member who has not left, held until the end of the unit of work: what is then saved overwrites nobody else's change. */
  hold(memberId: Uuid): Promise<Member | null>;
  /** The member that an account is here now. */
  ofAccount(accountId: Uuid): Promise<Member | null>;
  /** Which of these addresses belong to members. */
  knownEmails(emails: readonly string[]): Promise<string[]>;
  countAdmins(): Promise<number>;
  /** Counts members who have not left. */
  seats(): Promise<Seats>;
  /** Keeps a new member, or one that was held. */
  save(member: Member): Promise<void>;
  /** From now on an address gets in by invite only; kept as a hash. */
  shutOut(email: string): Promise<void>;
  isShutOut(email: string): Promise<boolean>;
  letIn(email: string): Promise<void>;
  /** Takes away what a member who goes had: grants, groups, access tokens. */
  dispossess(memberId: Uuid, now: Date): Promise<void>;
}

export interface InviteStore {
  find(inviteId: Uuid): Promise<Invite | null>;
  /** The invite of a mailed or a copied link. */
  findBySecret(secretHash: string): Promise<Invite | null>;
  /** Invites to these addresses that were neither accepted nor revoked. */
  openTo(emails: readonly string[]): Promise<Invite[]>;
  save(...invites: Invite[]): Promise<void>;
}

export interface GroupStore {
  find(groupId: Uuid): Promise<Group | null>;
  /** All groups of the team. */
  all(): Promise<Group[]>;
  memberIds(groupId: Uuid): Promise<Uuid[]>;
  save(group: Group): Promise<void>;
  /** Removes a group with its members and what was granted to it. */
  remove(groupId: Uuid): Promise<void>;
  addMember(groupId: Uuid, memberId: Uuid): Promise<void>;
  removeMember(groupId: Uuid, memberId: Uuid): Promise<void>;
}

export interface FlagStore {
  /** What the workspace set itself, and what holds for all workspaces. */
  settings(): Promise<{ ofTeam: Partial<FeatureFlags>; ofAll: Partial<FeatureFlags> }>;
  /** `null` takes the workspace's own setting away. */
  set(flag: FeatureFlag, enabled: boolean | null): Promise<void>;
}
