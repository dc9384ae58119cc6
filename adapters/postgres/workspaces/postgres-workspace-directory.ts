import type { WorkspaceDirectory } from '@evident/application/identity/workspace-directory';
import type { Uuid } from '@evident/domain/kernel';
import type { AvailableTeam, FeatureFlags, OwnWorkspace, TeamEnvironment, TeamRoute } from '@evident/domain/workspaces';
import type { DataSource } from 'typeorm';
import { type NamedQuery, beforeTeam } from '../before-team.ts';
import { namedQueries } from '../identity/named-queries.ts';
import { type FlagRow, flagsFrom } from './postgres-flag-store.ts';

export class PostgresWorkspaceDirectory implements WorkspaceDirectory {
  private readonly query: NamedQuery;

  constructor(source: DataSource) {
    this.query = namedQueries(source);
  }

  of(accountId: Uuid): Promise<OwnWorkspace[]> {
    return this.workspaces(accountId, false);
  }
  withSuspended(accountId: Uuid): Promise<OwnWorkspace[]> {
    return this.workspaces(accountId, true);
  }
  private async workspaces(accountId: Uuid, suspendedToo: boolean): Promise<OwnWorkspace[]> {
    const rows = (await beforeTeam(this.query).workspacesOf(accountId)).filter((row) => suspendedToo || !row.suspended);
    return rows.map(({ id, name, subdomain, member_id, role, workspace_admin, logo, primary_color, deletes_at }) => ({
      id,
      name,
      subdomain,
      memberId: member_id,
      role,
      workspaceAdmin: workspace_admin,
      logo,
      primaryColor: primary_color,
      deletesAt: deletes_at,
    }));
  }
  async supportedBy(accountId: Uuid): Promise<Pick<OwnWorkspace, 'id' | 'subdomain'>[]> {
    const rows = await beforeTeam(this.query).supportOf(accountId);
    return rows
      .filter(({ state, ends_at }) => state === 'GRANTED' && ends_at !== null && ends_at.getTime() > Date.now())
      .map(({ team_id, subdomain }) => ({ id: team_id, subdomain }));
  }
  async openTo(accountId: Uuid): Promise<AvailableTeam[]> {
    const rows = await beforeTeam(this.query).workspacesOpenTo(accountId);
    return rows.map(({ id, name, subdomain, logo, primary_color, invite_id, invited_by }) => ({
      id,
      name,
      subdomain,
      logo,
      primaryColor: primary_color,
      inviteId: invite_id,
      invitedBy: invited_by,
    }));
  }
  async hasSecondFactor(accountId: Uuid): Promise<boolean> {
    return (
      (
        await this.query(
          'has_second_factor',
          'SELECT 1 FROM second_factor WHERE account_id = $1 AND enabled_at IS NOT NULL',
          [accountId],
        )
      ).length > 0
    );
  }
  async route(workspace: string): Promise<TeamRoute | null> {
    return workspace.includes('\0') ? null : ((await beforeTeam(this.query).teamRoute(workspace))[0] ?? null);
  }
  async environment(workspace: string): Promise<TeamEnvironment | null> {
    return workspace.includes('\0') ? null : ((await beforeTeam(this.query).teamEnvironment(workspace))[0] ?? null);
  }
  async acceptsSession(secretHash: string, teamId: Uuid): Promise<boolean> {
    return (await beforeTeam(this.query).ssoAccepts(secretHash, teamId))[0]?.accepted === true;
  }
  async endedSession(secretHash: string, teamId: Uuid): Promise<boolean> {
    return (await beforeTeam(this.query).sessionEnded(secretHash, teamId))[0]?.ended === true;
  }
  async teamOfInvite(secretHash: string): Promise<Uuid | null> {
    return (await beforeTeam(this.query).teamOfInvite(secretHash))[0]?.team ?? null;
  }
  async flagsOfAll(): Promise<Partial<FeatureFlags>> {
    return flagsFrom(await this.query<FlagRow>('feature_flags', 'SELECT name, enabled FROM feature_flag', []));
  }
}
