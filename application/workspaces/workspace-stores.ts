import type { Uuid } from '@evident/domain/kernel';
import type {
  FeatureFlag,
  FeatureFlags,
  Group,
  Invite,
  Member,
  NoteTab,
  Seats,
  Team,
} from '@evident/domain/workspaces';
import type { MemberPictures } from '../files/index.ts';

/** The team of this unit of work. */
export interface TeamStore {
  /**
   * Locks the team until the unit of work ends. Serializes changes that count its admins, groups or members. Does not
   * block rows that only reference the team.
   */
  hold(teamId: Uuid): Promise<Team | null>;
  find(teamId: Uuid): Promise<Team | null>;
  /**
   * Inserts or updates a team.
   * @throws Refusal `InvalidOperation` if another workspace has the subdomain
   */
  save(team: Team): Promise<void>;
  /** The domains of the join rule, and those proved for single sign-on. */
  domains(): Promise<string[]>;
  /** Ends the sessions at the address of a workspace that began with a password. */
  endPasswordSessions(teamId: Uuid): Promise<void>;
  /** Whether its deletion was asked for. */
  isClosed(teamId: Uuid): Promise<boolean>;
}

export interface MemberStore extends MemberPictures {
  find(memberId: Uuid): Promise<Member | null>;
  /** Locks an active member until the unit of work ends, so that saving cannot overwrite other changes. */
  hold(memberId: Uuid): Promise<Member | null>;
  /** The active member of an account. */
  ofAccount(accountId: Uuid): Promise<Member | null>;
  /** Returns those addresses that belong to members. */
  knownEmails(emails: readonly string[]): Promise<string[]>;
  /** Admins who can act: neither suspended nor waiting to accept. */
  countAdmins(): Promise<number>;
  /** Counts active members. */
  seats(): Promise<Seats>;
  /** The tab of the sidebar of notes that the member opened last. */
  noteTab(memberId: Uuid): Promise<NoteTab | null>;
  chooseNoteTab(memberId: Uuid, tab: NoteTab): Promise<void>;
  /** Inserts or updates a member. */
  save(member: Member): Promise<void>;
  /** Restricts an address to joining by invite; stored as a hash. */
  blockEmail(email: string): Promise<void>;
  isBlocked(email: string): Promise<boolean>;
  unblockEmail(email: string): Promise<void>;
  /** Revokes the access tokens of a member and ends their sessions at the address of the workspace. */
  endAccess(memberId: Uuid, now: Date): Promise<void>;
  /** Ends the sessions of a member in this workspace, and refuses those that began before. Others go on. */
  endSessions(memberId: Uuid, now: Date): Promise<void>;
  /** The member with an address whom the directory added, and who did not accept yet. */
  waiting(email: string): Promise<Member | null>;
  /** Deletes the grants, groups, access tokens and sessions of a departing member. */
  revokeAccess(memberId: Uuid, now: Date): Promise<void>;
}

export interface InviteStore {
  find(inviteId: Uuid): Promise<Invite | null>;
  /** Finds an invite by its mailed or copied link. */
  findBySecret(secretHash: string): Promise<Invite | null>;
  /** Invites to these addresses that were neither accepted nor revoked. */
  openTo(emails: readonly string[]): Promise<Invite[]>;
  save(...invites: Invite[]): Promise<void>;
}

export interface GroupStore {
  find(groupId: Uuid): Promise<Group | null>;
  all(): Promise<Group[]>;
  memberIds(groupId: Uuid): Promise<Uuid[]>;
  save(group: Group): Promise<void>;
  /** Deletes a group with its memberships and grants. */
  remove(groupId: Uuid): Promise<void>;
  addMember(groupId: Uuid, memberId: Uuid): Promise<void>;
  removeMember(groupId: Uuid, memberId: Uuid): Promise<void>;
}

export interface FlagStore {
  /** The workspace's own settings, and the global ones. */
  settings(): Promise<{ ofTeam: Partial<FeatureFlags>; ofAll: Partial<FeatureFlags> }>;
  /** `null` removes the workspace's own setting. */
  set(flag: FeatureFlag, enabled: boolean | null): Promise<void>;
}
