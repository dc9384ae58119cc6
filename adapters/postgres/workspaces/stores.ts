import type { Session } from '../session.ts';
import { inviteEntity, memberEntity, memberGroupEntity, teamEntity } from './entities.ts';
import { PostgresFlagStore } from './postgres-flag-store.ts';
import { PostgresGroupStore } from './postgres-group-store.ts';
import { PostgresInviteStore } from './postgres-invite-store.ts';
import { PostgresMemberStore } from './postgres-member-store.ts';
import { PostgresTeamStore } from './postgres-team-store.ts';

export const workspaceEntities = [teamEntity, memberEntity, inviteEntity, memberGroupEntity];

export const workspaceStores = {
  teams: (session: Session) => new PostgresTeamStore(session),
  members: (session: Session) => new PostgresMemberStore(session),
  invites: (session: Session) => new PostgresInviteStore(session),
  groups: (session: Session) => new PostgresGroupStore(session),
  flags: (session: Session) => new PostgresFlagStore(session),
};
