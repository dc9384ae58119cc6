import type { Uuid } from '@evident/domain/kernel';
import type { AvailableTeam, FeatureFlags, OwnWorkspace, TeamEnvironment, TeamRoute } from '@evident/domain/workspaces';

/** The few things that are looked up before a workspace is known. */
export interface WorkspaceDirectory {
  /** The workspaces an account is in, by name. */
  of(accountId: Uuid): Promise<OwnWorkspace[]>;
  /** The workspaces an account may join, by invite or by the domain of its address. */
  openTo(accountId: Uuid): Promise<AvailableTeam[]>;
  /** Whether two-step sign-in is on for an account. */
  hasSecondFactor(accountId: Uuid): Promise<boolean>;
  /** Where a workspace is, by its id or its subdomain. */
  route(workspace: string): Promise<TeamRoute | null>;
  /** How a workspace looks and lets people in, by its id or its subdomain. */
  environment(workspace: string): Promise<TeamEnvironment | null>;
  /** The workspace that an invite's link belongs to. */
  teamOfInvite(secretHash: string): Promise<Uuid | null>;
  /** The feature flags set for all workspaces. */
  flagsOfAll(): Promise<Partial<FeatureFlags>>;
}
