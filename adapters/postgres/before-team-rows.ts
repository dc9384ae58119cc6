import type { Uuid } from '@evident/domain/kernel';
import type { Role, Scope } from '@evident/domain/permissions';
import type { WorkspacePlan } from '@evident/domain/plans';
import type { SupportState } from '@evident/domain/support';
import type { Region, TeamLogo } from '@evident/domain/workspaces';

/** Runs a statement that is prepared once per connection under its name. Rejects after `limitMs`, if given. */
export type NamedQuery = <Row>(
  name: string,
  sql: string,
  parameters: readonly unknown[],
  limitMs?: number,
) => Promise<Row[]>;

export interface ActorRow {
  readonly team_id: Uuid;
  readonly member_id: Uuid;
  readonly role: Role;
  readonly workspace_admin: boolean;
  readonly group_ids: Uuid[];
  readonly scopes?: Scope[];
  readonly second_factor_missing?: boolean;
  readonly second_factor_needed?: boolean;
  readonly exports_off: boolean;
  /** Null if nothing is limited. */
  readonly plan: WorkspacePlan | null;
  /** Null for UTC. */
  readonly time_zone: string | null;
  /** The access of support staff; absent for members. */
  readonly support?: Uuid;
}
/** A request of support staff. */
export interface SupportRow {
  id: Uuid;
  team_id: Uuid;
  workspace_name: string;
  subdomain: string;
  reason: string;
  hours: number;
  state: SupportState;
  asked_at: Date;
  ends_at: Date | null;
}

/** Workspaces as shown before one is chosen. */
export interface RouteRow {
  id: Uuid;
  name: string;
  subdomain: string;
  region: Region;
}
export interface WorkspaceRow {
  id: Uuid;
  name: string;
  subdomain: string;
  member_id: Uuid;
  role: Role;
  workspace_admin: boolean;
  logo: TeamLogo | null;
  primary_color: string | null;
  suspended: boolean;
  deletes_at: Date | null;
}
export interface OpenWorkspaceRow {
  id: Uuid;
  name: string;
  subdomain: string;
  logo: TeamLogo | null;
  primary_color: string | null;
  invite_id: Uuid | null;
  invited_by: string | null;
}
/** A directory that provisions a workspace. */
export interface DirectoryRow {
  team_id: Uuid;
  token_id: Uuid;
  created_by: Uuid;
  plan: WorkspacePlan | null;
}
/** A workspace whose figures a session may show. */
export interface OverseenRow {
  id: Uuid;
  name: string;
  subdomain: string;
  plan: WorkspacePlan | null;
}
