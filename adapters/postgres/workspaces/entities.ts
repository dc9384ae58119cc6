import type { Group, Invite, Member, Team } from '@evident/domain/workspaces';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

const admin = { type: 'boolean', name: 'workspace_admin' } as const;

export const teamEntity = new EntitySchema<Team>({
  name: 'team',
  columns: {
    id,
    name: text,
    subdomain: text,
    region: text,
    joinDomains: { type: 'text', array: true, name: 'join_domains' },
    joinRole: { type: 'text', name: 'join_role' },
    primaryColor: { type: 'text', name: 'primary_color', nullable: true },
    logo: { type: 'jsonb', nullable: true },
    orgSize: { type: 'text', name: 'org_size', nullable: true },
    jobRole: { type: 'text', name: 'job_role', nullable: true },
    peopleAccess: { type: 'text', name: 'people_access' },
    noteTab: { type: 'text', name: 'note_tab' },
    adminsNeedSecondFactor: { type: 'boolean', name: 'admins_need_second_factor' },
    passwordAuthEnabled: { type: 'boolean', name: 'password_auth_enabled' },
    maskPersonalData: { type: 'boolean', name: 'mask_personal_data' },
    linkSharingEnabled: { type: 'boolean', name: 'link_sharing_enabled' },
    guestsAllowed: { type: 'boolean', name: 'guests_allowed' },
    exportsAllowed: { type: 'boolean', name: 'exports_allowed' },
    membersNeedSecondFactor: { type: 'boolean', name: 'members_need_second_factor' },
    marketingCommsEnabled: { type: 'boolean', name: 'marketing_comms_enabled' },
    createdAt: moment('created_at'),
    version: { type: 'integer' },
  },
});

export const memberEntity = new EntitySchema<Member>({
  name: 'member',
  columns: {
    id,
    teamId: team,
    accountId: maybeUuid('account_id'),
    name: text,
    email: text,
    role: text,
    workspaceAdmin: admin,
    pictureFileId: maybeUuid('picture_file_id'),
    createdAt: moment('created_at'),
    removedAt: maybeMoment('removed_at'),
    suspendedAt: maybeMoment('suspended_at'),
    awaitsAccount: { type: 'boolean', name: 'awaits_account' },
  },
});

export const inviteEntity = new EntitySchema<Invite>({
  name: 'invite',
  columns: {
    id,
    teamId: team,
    email: text,
    role: text,
    workspaceAdmin: admin,
    invitedBy: uuid('invited_by'),
    secretHash: { type: 'text', name: 'secret_hash' },
    linkHash: { type: 'text', name: 'link_hash', nullable: true },
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
    acceptedAt: maybeMoment('accepted_at'),
    revokedAt: maybeMoment('revoked_at'),
  },
});

export const memberGroupEntity = new EntitySchema<Group>({
  name: 'member_group',
  columns: {
    id,
    teamId: team,
    name: text,
    createdAt: moment('created_at'),
    managedBy: maybeText('managed_by'),
    version: { type: 'integer' },
  },
});
