import type { SealedPlace } from '@evident/application/keys/reseal-values';
import type { Uuid } from '@evident/domain/kernel';
import type { SsoChoice } from '@evident/domain/sso';
import type { TeamEnvironment } from '@evident/domain/workspaces';
import { beforeTeamOutside } from './before-team-outside.ts';
import type {
  ActorRow,
  DirectoryRow,
  NamedQuery,
  OpenWorkspaceRow,
  OverseenRow,
  RouteRow,
  WorkspaceRow,
} from './before-team-rows.ts';

export type { ActorRow, NamedQuery } from './before-team-rows.ts';

const TEAM_ENVIRONMENT = `
  SELECT id AS "teamId", name, primary_color AS "primaryColor", logo, password_auth_enabled AS "passwordAuthEnabled", google_auth_enabled AS "googleAuthEnabled",
    microsoft_auth_enabled AS "microsoftAuthEnabled", sso_auth_enabled AS "ssoAuthEnabled", sso_required AS "ssoRequired", oidc_issuer AS "oidcIssuer", auth0_config AS "auth0Config", auth0_organization_id AS "auth0OrganizationId"
  FROM before_team.team_environment($1)`;

/** The rows that a function answers, by its arguments. */
const rowsOf = <Row>(query: NamedQuery, name: string, ...given: readonly unknown[]): Promise<Row[]> =>
  query<Row>(name, `SELECT * FROM before_team.${name}(${given.map((_, at) => `$${at + 1}`).join(', ')})`, given);

/** Things of all teams whose time has come, at most `most`. */
const due = (query: NamedQuery, name: `due_${string}`) => (now: Date, most: number) =>
  query<{ team_id: Uuid; id: Uuid }>(name, `SELECT * FROM before_team.${name}($1, $2)`, [now, most]);

/**
 * Queries without a team. Each is a function of the schema `before_team` that answers one question. Only this file and
 * its part call them, and nothing else bypasses row-level security.
 */
export const beforeTeam = (query: NamedQuery) => ({
  ...beforeTeamOutside(query),

  actorOfSession: (secretHash: string, workspace: string | undefined) =>
    query<ActorRow>(
      'actor_of_session',
      `SELECT a.*, r.second_factor_needed, r.exports_off FROM before_team.actor_of_session($1, $2) a, before_team.session_rules($1, a.team_id, a.member_id) r
       WHERE r.accepted AND before_team.sso_accepts($1, a.team_id)`,
      [secretHash, workspace?.toLowerCase() ?? null],
    ),

  ssoAccepts: (secretHash: string, teamId: Uuid) =>
    query<{ accepted: boolean }>('sso_accepts', 'SELECT before_team.sso_accepts($1, $2) AS accepted', [
      secretHash,
      teamId,
    ]),

  sessionEnded: (secretHash: string, teamId: Uuid) =>
    query<{ ended: boolean }>('session_ended', 'SELECT before_team.session_ended($1, $2) AS ended', [
      secretHash,
      teamId,
    ]),

  teamOfSsoAttempt: (stateHash: string) =>
    rowsOf<{ team_id: Uuid; subdomain: string }>(query, 'team_of_sso_attempt', stateHash),

  teamOfSsoConnection: (connectionId: Uuid) =>
    rowsOf<{ team_id: Uuid; subdomain: string }>(query, 'team_of_sso_connection', connectionId),

  ssoChoices: (workspace: string | undefined, mailDomain: string | undefined) =>
    query<SsoChoice & { required: boolean }>('sso_choices', 'SELECT * FROM before_team.sso_choices($1, $2)', [
      workspace?.toLowerCase() ?? null,
      mailDomain ?? null,
    ]),

  actorOfToken: (teamId: Uuid, secretHash: string, ip: string | undefined) =>
    query<ActorRow>(
      'actor_of_token',
      'SELECT a.*, before_team.exports_off(a.team_id) FROM before_team.actor_of_token($1, $2, $3) a',
      [teamId, secretHash, ip ?? null],
    ),

  directoryOfToken: (teamId: Uuid, secretHash: string) =>
    rowsOf<DirectoryRow>(query, 'directory_of_token', teamId, secretHash),

  workspacesOf: (accountId: Uuid) =>
    query<WorkspaceRow>('workspaces_of', 'SELECT * FROM before_team.workspaces_of($1)', [accountId]),

  workspacesOpenTo: (accountId: Uuid) =>
    query<OpenWorkspaceRow>('workspaces_open_to', 'SELECT * FROM before_team.workspaces_open_to($1)', [accountId]),

  workspacesOverseen: (sessionId: Uuid) => rowsOf<OverseenRow>(query, 'workspaces_overseen', sessionId),

  teamRoute: (workspace: string) =>
    query<RouteRow>('team_route', 'SELECT * FROM before_team.team_route($1)', [workspace.toLowerCase()]),

  teamEnvironment: (workspace: string) =>
    query<TeamEnvironment>('team_environment', TEAM_ENVIRONMENT, [workspace.toLowerCase()]),

  teamOfInvite: (secretHash: string) =>
    query<{ team: Uuid | null }>('team_of_invite', 'SELECT before_team.team_of_invite($1) AS team', [secretHash]),

  teamOfShareLink: (token: string) =>
    query<{ team: Uuid | null }>('team_of_share_link', 'SELECT before_team.share_link_team($1) AS team', [token]),

  forgetOld: (keysBefore: Date, undoBefore: Date, most: number) =>
    query<{ count: number }>('forget_old', 'SELECT before_team.forget_old($1, $2, $3) AS count', [
      keysBefore,
      undoBefore,
      most,
    ]),

  forgetViews: (readersBefore: Date, daysBefore: string) =>
    query<{ count: number }>('forget_views', 'SELECT before_team.forget_views($1, $2) AS count', [
      readersBefore,
      daysBefore,
    ]),

  forgetComments: (undoBefore: Date, most: number) =>
    query<{ count: number }>('forget_comments', 'SELECT before_team.forget_comments($1, $2) AS count', [
      undoBefore,
      most,
    ]),

  dueTrash: (trashedBefore: Date, most: number) =>
    rowsOf<{ team_id: Uuid; id: Uuid }>(query, 'due_trash', trashedBefore, most),

  auditTeams: (task: 'seal' | 'write' | 'forget', most: number) =>
    query<{ id: Uuid }>('audit_teams', 'SELECT * FROM before_team.audit_teams($1, $2)', [task, most]),

  teamsToWatch: (most: number) => rowsOf<{ id: Uuid }>(query, 'teams_to_watch', most),
  teamsWithChains: () => rowsOf<{ id: Uuid }>(query, 'teams_with_chains'),
  retentionTeams: () => query<{ id: Uuid }>('retention_teams', 'SELECT * FROM before_team.retention_teams()', []),

  prepareAuditMonths: (ahead: number) =>
    query<{ added: number }>('prepare_audit_months', 'SELECT before_team.prepare_audit_months($1) AS added', [ahead]),

  auditPerson: (accountId: Uuid, action: string, detail: object) =>
    query<unknown>('audit_person', 'SELECT before_team.audit_person($1, $2, $3)', [
      accountId,
      action,
      JSON.stringify(detail),
    ]),

  exportPerson: (accountId: Uuid) =>
    query<{ workspaces: unknown }>('export_person', 'SELECT before_team.export_person($1) AS workspaces', [accountId]),

  revokeTokensOf: (accountId: Uuid) =>
    query<{ revoked: number }>('revoke_tokens_of', 'SELECT before_team.revoke_tokens_of($1) AS revoked', [accountId]),

  openUploads: (beganBefore: Date, afterId: Uuid | null, most: number) =>
    rowsOf<{ team_id: Uuid; id: Uuid; created_at: Date }>(query, 'open_uploads', beganBefore, afterId, most),

  deletedTeams: () => query<{ id: Uuid }>('deleted_teams', 'SELECT * FROM before_team.deleted_teams()', []),

  purgeTeam: (teamId: Uuid, most: number) =>
    query<{ deleted: string }>('purge_team', 'SELECT before_team.purge_team($1, $2) AS deleted', [teamId, most]),

  searchCopies: (index: string) =>
    rowsOf<{ team_id: Uuid; filled: boolean; waiting: boolean }>(query, 'search_copies', index),

  forgetSearchCopies: (indexesKept: readonly string[]) =>
    query<unknown>('forget_search_copies', 'SELECT before_team.forget_search_copies($1)', [indexesKept]),

  teamsToWrap: (since: Date, until: Date) =>
    query<{ team_id: Uuid }>('teams_to_wrap', 'SELECT * FROM before_team.teams_to_wrap($1, $2)', [since, until]),

  teamOfBillingCustomer: (customerId: string) =>
    query<{ team: Uuid | null }>(
      'team_of_billing_customer',
      'SELECT before_team.team_of_billing_customer($1) AS team',
      [customerId],
    ),

  teamOfConnectionAttempt: (stateHash: string) =>
    rowsOf<{ team_id: Uuid; subdomain: string }>(query, 'team_of_connection_attempt', stateHash),

  teamsOfIntegration: (integration: string, externalId: string) =>
    rowsOf<{ team_id: Uuid }>(query, 'teams_of_integration', integration, externalId),

  membersOfIntegration: (integration: string, externalId: string, externalUserId: string) =>
    query<{ team_id: Uuid; member_id: Uuid }>(
      'members_of_integration',
      'SELECT * FROM before_team.members_of_integration($1, $2, $3)',
      [integration, externalId, externalUserId],
    ),

  teamOfSharedAuth: (codeHash: string) =>
    query<{ team: Uuid | null }>('team_of_shared_auth', 'SELECT before_team.team_of_shared_auth($1) AS team', [
      codeHash,
    ]),

  triedTeams: () => query<{ team_id: Uuid }>('tried_teams', 'SELECT * FROM before_team.tried_teams()', []),

  billedTeams: () => query<{ team_id: Uuid }>('billed_teams', 'SELECT * FROM before_team.billed_teams()', []),

  dueAgents: due(query, 'due_agents'),
  dueAutomations: due(query, 'due_automations'),
  dueSources: due(query, 'due_sources'),

  teamsToCount: (day: string) =>
    query<{ team_id: Uuid }>('teams_to_count', 'SELECT * FROM before_team.teams_to_count($1)', [day]),

  dueWebhooks: due(query, 'due_webhooks'),

  valuesOfOlderKeys: (newest: readonly string[], beyond: string, most: number) =>
    query<{ place: SealedPlace; id: Uuid; about: string; sealed: string; point: string }>(
      'values_of_older_keys',
      'SELECT place, holder AS id, owner_text AS about, value AS sealed, point FROM before_team.values_of_older_keys($1, $2, $3)',
      [newest, beyond, most],
    ),
  replaceSealed: (place: SealedPlace, id: Uuid, before: string, after: string) =>
    query<object>('replace_sealed', 'SELECT before_team.replace_sealed($1, $2, $3, $4)', [place, id, before, after]),

  forgetEvents: (before: Date, most: number) =>
    query<{ count: number }>('forget_events', 'SELECT before_team.forget_events($1, $2) AS count', [before, most]),

  forgetDeliveries: (before: Date, most: number) =>
    query<{ count: number }>('forget_deliveries', 'SELECT before_team.forget_deliveries($1, $2) AS count', [
      before,
      most,
    ]),

  digestsDue: (dailyBefore: Date, weeklyBefore: Date) =>
    rowsOf<{ team_id: Uuid; member_id: Uuid }>(query, 'digests_due', dailyBefore, weeklyBefore),

  forgetNotifications: (before: Date, most: number) =>
    query<{ count: number }>('forget_notifications', 'SELECT before_team.forget_notifications($1, $2) AS count', [
      before,
      most,
    ]),

  eventDelays: () =>
    query<{ oldest_seconds: number | null; set_aside: number; idle_seconds: number | null }>(
      'event_delays',
      'SELECT * FROM before_team.event_delays()',
      [],
    ),

  vectorTeams: (model: string) =>
    query<{ team_id: Uuid }>('search_vector_teams', 'SELECT * FROM before_team.search_vector_teams($1)', [model]),

  searchRebuilds: () => query<{ team_id: Uuid }>('search_rebuilds', 'SELECT * FROM before_team.search_rebuilds()', []),
  forgetVectors: () => query<unknown>('forget_search_vectors', 'SELECT before_team.forget_search_vectors()', []),

  renamePerson: (accountId: Uuid) =>
    query<unknown>('rename_person', 'SELECT before_team.rename_person($1)', [accountId]),
});
