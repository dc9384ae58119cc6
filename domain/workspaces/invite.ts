import { emailField, linkTokenField, passwordField, personNameField } from '../identity/index.ts';
import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';
import { ROLES, type Role } from '../permissions/index.ts';

/** Validity of an invite, and maximum number per request (decided). */
export const INVITE_DAYS = 14;
const INVITES_MAX = 50;

export interface Invite {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly email: string;
  readonly role: Role;
  readonly workspaceAdmin: boolean;
  readonly invitedBy: Uuid;
  readonly secretHash: string;
  /** Hash of the secret in the copied invite link; null if no link was copied. */
  readonly linkHash: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
}

const INVITE_STATES = ['PENDING', 'ACCEPTED', 'REVOKED', 'EXPIRED'] as const;
export type InviteState = (typeof INVITE_STATES)[number];

/** The current state of an invite. An accepted invite stays accepted. */
export function inviteState(invite: Pick<Invite, 'acceptedAt' | 'revokedAt' | 'expiresAt'>, now: Date): InviteState {
  if (invite.acceptedAt) return 'ACCEPTED';
  if (invite.revokedAt) return 'REVOKED';
  return invite.expiresAt > now ? 'PENDING' : 'EXPIRED';
}

export const inviteExpiry = (now: Date): Date => new Date(now.getTime() + INVITE_DAYS * 86_400_000);

export const inviteWording = {
  type: 'object',
  properties: {
    emails: { type: 'array', items: emailField, minItems: 1, maxItems: INVITES_MAX },
    role: { type: 'string', enum: ROLES },
    workspaceAdmin: { type: 'boolean' },
  },
  required: ['emails', 'role'],
} as const satisfies ObjectSchema;
export type InviteWording = Infer<typeof inviteWording>;

export const inviteView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    email: { type: 'string' },
    role: { type: 'string', enum: ROLES },
    workspaceAdmin: { type: 'boolean' },
    invitedBy: { type: 'string', format: 'uuid', description: 'The member who invited' },
    state: { type: 'string', enum: INVITE_STATES },
    createdAt: { type: 'string', format: 'date-time' },
    expiresAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'email', 'role', 'workspaceAdmin', 'invitedBy', 'state', 'createdAt', 'expiresAt'],
} as const satisfies ObjectSchema;
export type InviteView = Infer<typeof inviteView>;

export const viewInvite = (invite: Invite, now: Date): InviteView => ({
  id: invite.id,
  email: invite.email,
  role: invite.role,
  workspaceAdmin: invite.workspaceAdmin,
  invitedBy: invite.invitedBy,
  state: inviteState(invite, now),
  createdAt: invite.createdAt.toISOString(),
  expiresAt: invite.expiresAt.toISOString(),
});

/** An invite link, shown once. */
export const inviteLinkView = {
  type: 'object',
  properties: {
    url: { type: 'string', description: 'Opens the invite. Accepting needs an account with the invited address' },
    expiresAt: { type: 'string', format: 'date-time' },
  },
  required: ['url', 'expiresAt'],
} as const satisfies ObjectSchema;
export type InviteLinkView = Infer<typeof inviteLinkView>;

/** Result of sending invites: new invites and existing members. */
export const invitedView = {
  type: 'object',
  properties: {
    invites: { type: 'array', items: inviteView },
    alreadyMembers: { type: 'array', items: { type: 'string' }, description: 'Addresses that needed no invite' },
  },
  required: ['invites', 'alreadyMembers'],
} as const satisfies ObjectSchema;
export type InvitedView = Infer<typeof invitedView>;

export const inviteAcceptance = {
  type: 'object',
  properties: {
    token: linkTokenField,
    name: { ...personNameField, description: 'For who has no account yet' },
    password: { ...passwordField, description: 'For who has no account yet and wants to sign in by password' },
  },
  required: ['token'],
} as const satisfies ObjectSchema;
export type InviteAcceptance = Infer<typeof inviteAcceptance>;

/** Shown to the holder of an invite link. */
export const invitePreview = {
  type: 'object',
  properties: {
    teamId: { type: 'string', format: 'uuid' },
    teamName: { type: 'string' },
    invitedBy: { type: 'string', description: 'The name of who invited' },
    email: { type: 'string', description: 'Whom the invite is for' },
    role: { type: 'string', enum: ROLES },
    hasAccount: { type: 'boolean', description: 'The invited address has an account: sign in with it to accept' },
    provesAddress: {
      type: 'boolean',
      description: 'False for a copied link: accepting needs an account with the invited address',
    },
  },
  required: ['teamId', 'teamName', 'invitedBy', 'email', 'role', 'hasAccount', 'provesAddress'],
} as const satisfies ObjectSchema;
export type InvitePreview = Infer<typeof invitePreview>;
