import type { Uuid } from '@evident/domain/kernel';
import type { Role } from '@evident/domain/permissions';
import type { WorkspacePlan } from '@evident/domain/plans';
import type { Region, TeamLogo } from '@evident/domain/workspaces';

export interface DirectoryRow {
  team_id: Uuid;
  token_id: Uuid;
  created_by: Uuid;
  plan: WorkspacePlan | null;
}
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
