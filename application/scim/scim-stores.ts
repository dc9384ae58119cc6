import type { Uuid } from '@evident/domain/kernel';
import type {
  Directory,
  ProvisioningView,
  ScimGroupRole,
  ScimSettings,
  ScimToken,
  Resource,
} from '@evident/domain/scim';
import type { Guarded } from '@evident/domain/projects';
import type { IdentityStores } from '../identity/index.ts';
import type { RoomStores } from '../plans/index.ts';
import type { GrantStore } from '../projects/index.ts';
import type { DepartureStores, GroupStore, InviteStore } from '../workspaces/index.ts';

/** Finds the workspace of a token of a directory. */
export interface DirectoryAuthenticator {
  /** Null if the token is missing, wrong or revoked. */
  directoryOf(bearer: string | undefined): Promise<Directory | null>;
}

export interface ScimTokenStore {
  find(tokenId: Uuid): Promise<ScimToken | null>;
  /** Tokens that were not revoked, oldest first. */
  working(): Promise<ScimToken[]>;
  save(token: ScimToken): Promise<void>;
}

export interface ScimSettingsStore {
  read(): Promise<ScimSettings>;
  save(settings: ScimSettings): Promise<void>;
}

/** A member, with the description by the directory if there is one. */
export interface UserRow {
  readonly id: Uuid;
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
  readonly createdAt: Date;
  /** Null if no directory described the member yet. */
  readonly resource: Resource | null;
  readonly updatedAt: Date | null;
  readonly groups: readonly { readonly id: Uuid; readonly name: string }[];
}

/** Which users are wanted: all, or those with a name, identifier or address. */
export interface UserChoice {
  readonly by?: 'id' | 'userName' | 'externalId' | 'email';
  readonly value?: string;
  readonly offset?: number;
  readonly limit?: number;
}

export interface ScimUserStore {
  /** Members who were not removed, oldest first. */
  list(choice: UserChoice): Promise<UserRow[]>;
  count(): Promise<number>;
  /** How many a directory described. */
  described(): Promise<number>;
  save(user: {
    readonly memberId: Uuid;
    readonly userName: string;
    readonly externalId: string | null;
    readonly resource: Resource;
    readonly updatedAt: Date;
  }): Promise<void>;
  /** Those ids that belong to members who were not removed. */
  existing(ids: readonly Uuid[]): Promise<Uuid[]>;
  /** The roles that the groups of a member give. */
  rolesOf(memberId: Uuid): Promise<ScimGroupRole[]>;
}

export interface ScimGroupRow extends ScimGroupRole {
  readonly groupId: Uuid;
  readonly externalId: string | null;
  readonly updatedAt: Date;
}

export interface ScimGroupStore {
  find(groupId: Uuid): Promise<ScimGroupRow | null>;
  save(group: ScimGroupRow): Promise<void>;
  /** Groups that a directory manages, by name. */
  managed(): Promise<ProvisioningView['groups']>;
}

export interface ScimFailureStore {
  /** Adds a failure and forgets all but the newest. */
  add(failure: ProvisioningView['failures'][number]): Promise<void>;
  newest(): Promise<ProvisioningView['failures']>;
}

/** Content that a member leaves behind, and the member who gets it. */
export interface HandoverStore {
  /** Projects and folders where the member holds full access, and no active member does. */
  abandoned(memberId: Uuid): Promise<Guarded[]>;
  /** The admin of longest standing who can hold full access; null without one. */
  longestAdmin(): Promise<Uuid | null>;
}

/** Mail domains that a workspace proved to own. */
export interface VerifiedDomains {
  /** @param domain with @ in front */
  has(domain: string): Promise<boolean>;
}

export interface ScimStores extends DepartureStores, RoomStores, Pick<IdentityStores, 'accounts'> {
  readonly invites: InviteStore;
  readonly groups: GroupStore;
  readonly grants: GrantStore;
  readonly scimTokens: ScimTokenStore;
  readonly scimSettings: ScimSettingsStore;
  readonly scimUsers: ScimUserStore;
  readonly scimGroups: ScimGroupStore;
  readonly scimFailures: ScimFailureStore;
  readonly scimHandover: HandoverStore;
  readonly verifiedDomains: VerifiedDomains;
}
