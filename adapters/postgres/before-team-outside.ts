import type { Uuid } from '@evident/domain/kernel';
import type { ActorRow, NamedQuery, SupportRow } from './before-team-rows.ts';

/** People who come from outside of the accounts of a workspace, and closed workspaces. Part of {@link beforeTeam}. */
export const beforeTeamOutside = (query: NamedQuery) => ({
  actorOfIssuer: (issuer: string, subject: string, verifiedEmail: string | null, workspace: string) =>
    query<ActorRow>('actor_of_issuer', 'SELECT * FROM before_team.actor_of_issuer($1, $2, $3, $4)', [
      issuer,
      subject,
      verifiedEmail,
      workspace.toLowerCase(),
    ]),

  actorOfSupport: (secretHash: string, workspace: string | undefined) =>
    query<ActorRow>('actor_of_support', 'SELECT * FROM before_team.actor_of_support($1, $2)', [
      secretHash,
      workspace?.toLowerCase() ?? null,
    ]),

  supportOf: (accountId: Uuid) =>
    query<SupportRow>('support_of', 'SELECT * FROM before_team.support_of($1)', [accountId]),

  teamsWithCertificates: () =>
    query<{ id: Uuid }>('teams_with_certificates', 'SELECT * FROM before_team.teams_with_certificates()', []),

  endedSupport: (until: Date) =>
    query<{ team_id: Uuid; id: Uuid }>('ended_support', 'SELECT * FROM before_team.ended_support($1)', [until]),

  closedTeams: (warnedUntil: Date, endedUntil: Date) =>
    query<{ id: Uuid; ended: boolean }>('closed_teams', 'SELECT * FROM before_team.closed_teams($1, $2)', [
      warnedUntil,
      endedUntil,
    ]),
});
