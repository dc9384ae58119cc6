import type { Uuid } from '@evident/domain/kernel';
import type { AvailableTeam, FeatureFlags, OwnWorkspace, TeamEnvironment, TeamRoute } from '@evident/domain/workspaces';

/** Lookups that precede the choice of a workspace. */
export interface WorkspaceDirectory {
  /** Workspaces of an account, by name. */
  of(accountId: Uuid): Promise<OwnWorkspace[]>;
  /** Same, with those where the account is suspended. */
  withSuspended(accountId: Uuid): Promise<OwnWorkspace[]>;
  /** Workspaces whose admins granted support access to an account. */
  supportedBy(accountId: Uuid): Promise<Pick<OwnWorkspace, 'id' | 'subdomain'>[]>;
  /** Workspaces that an account can join, by invite or mail domain. */
  openTo(accountId: Uuid): Promise<AvailableTeam[]>;
  /** Whether two-step sign-in is on for an account. */
  hasSecondFactor(accountId: Uuid): Promise<boolean>;
  /** Location of a workspace, by id or subdomain. */
  route(workspace: string): Promise<TeamRoute | null>;
  /** Branding and sign-in methods of a workspace, by id or subdomain. */
  environment(workspace: string): Promise<TeamEnvironment | null>;
  /** Whether a workspace accepts a session, which may have to begin with single sign-on. */
  acceptsSession(secretHash: string, teamId: Uuid): Promise<boolean>;
  /** Whether an admin of a workspace ended the sessions of the account after this one began. */
  endedSession(secretHash: string, teamId: Uuid): Promise<boolean>;
  /** The workspace of an invite link. */
  teamOfInvite(secretHash: string): Promise<Uuid | null>;
  /** The feature flags set for all workspaces. */
  flagsOfAll(): Promise<Partial<FeatureFlags>>;
}
