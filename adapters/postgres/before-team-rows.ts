import type { Uuid } from '@evident/domain/kernel';
import type { Role } from '@evident/domain/permissions';
import type { Region, TeamLogo } from '@evident/domain/workspaces';

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
