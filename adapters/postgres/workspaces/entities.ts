import type { Group, Invite, Member, Team } from '@evident/domain/workspaces';
import { EntitySchema } from 'typeorm';

const id = { type: 'uuid', primary: true } as const;
const text = { type: 'text' } as const;
const uuid = (name: string) => ({ type: 'uuid', name }) as const;
const optionalUuid = (name: string) => ({ type: 'uuid', name, nullable: true }) as const;
const at = (name: string) => ({ type: 'timestamptz', name }) as const;
const optionalAt = (name: string) => ({ type: 'timestamptz', name, nullable: true }) as const;
const admin = { type: 'boolean', name: 'workspace_admin' } as const;

export const teamEntity = new EntitySchema<Team>({
  name: 'team',
  columns: { id, name: text, subdomain: text, region: text, joinDomains: { type: 'text', array: true, name: 'join_domains' }, joinRole: { type: 'text', name: 'join_role' }, primaryColor: { type: 'text', name: 'primary_color', nullable: true }, createdAt: at('created_at'), version: { type: 'integer' } },
});

export const memberEntity = new EntitySchema<Member>({
  name: 'member',
  columns: {
    id, teamId: uuid('team_id'), accountId: optionalUuid('account_id'), name: text, email: text, role: text, workspaceAdmin: admin,
    pictureFileId: optionalUuid('picture_file_id'), createdAt: at('created_at'), removedAt: optionalAt('removed_at'),
  },
});

export const inviteEntity = new EntitySchema<Invite>({
  name: 'invite',
  columns: {
    id, teamId: uuid('team_id'), email: text, role: text, workspaceAdmin: admin, invitedBy: uuid('invited_by'), secretHash: { type: 'text', name: 'secret_hash' },
    createdAt: at('created_at'), expiresAt: at('expires_at'), acceptedAt: optionalAt('accepted_at'), revokedAt: optionalAt('revoked_at'),
  },
});

export const memberGroupEntity = new EntitySchema<Group>({
  name: 'member_group',
  columns: { id, teamId: uuid('team_id'), name: text, createdAt: at('created_at'), version: { type: 'integer' } },
});
