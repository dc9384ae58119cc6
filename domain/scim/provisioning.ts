import { type Infer, type ObjectSchema, type Uuid, refuse } from '../kernel/index.ts';
import { ROLES, type Role } from '../permissions/index.ts';
import type { Member } from '../workspaces/index.ts';
import { scimTokenView } from './token.ts';

/** Failures that are kept and shown, for each workspace. */
export const FAILURES_KEPT = 50;

export interface ScimSettings {
  /** The role of new members to whom the directory gives none. */
  readonly defaultRole: Role;
  /** Gets projects that would have no manager; null for the admin of longest standing. */
  readonly heirId: Uuid | null;
}
export const SCIM_DEFAULTS: ScimSettings = { defaultRole: 'VIEWER', heirId: null };

export const provisioningWording = {
  type: 'object',
  properties: {
    defaultRole: { type: 'string', enum: ROLES, description: 'Role of new members to whom the directory gives none' },
    heirId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Member who gets projects without another manager; null for the admin of longest standing',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type ProvisioningWording = Infer<typeof provisioningWording>;

export const scimGroupRole = {
  type: 'object',
  properties: {
    role: { type: 'string', enum: ROLES, nullable: true, description: 'Role of its members; null for none' },
    workspaceAdmin: { type: 'boolean', description: 'Makes its members workspace admins' },
  },
  required: ['role', 'workspaceAdmin'],
} as const satisfies ObjectSchema;
export type ScimGroupRole = Infer<typeof scimGroupRole>;

export const provisioningView = {
  type: 'object',
  properties: {
    baseUrl: { type: 'string', description: 'Address to enter in the directory' },
    ...provisioningWording.properties,
    tokens: { type: 'array', items: scimTokenView },
    users: { type: 'integer', description: 'Members whom the directory described' },
    groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string' },
          members: { type: 'integer' },
          ...scimGroupRole.properties,
        },
        required: ['id', 'name', 'members', 'role', 'workspaceAdmin'],
      },
    },
    lastRequestAt: { type: 'string', format: 'date-time', nullable: true },
    failures: {
      type: 'array',
      description: 'Refused requests, newest first',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' },
          at: { type: 'string', format: 'date-time' },
          request: { type: 'string', examples: ['PATCH User'] },
          subject: { type: 'string', nullable: true, description: 'The user or group' },
          reason: { type: 'string' },
        },
        required: ['id', 'at', 'request', 'subject', 'reason'],
      },
    },
  },
  required: ['baseUrl', 'defaultRole', 'heirId', 'tokens', 'users', 'groups', 'lastRequestAt', 'failures'],
} as const satisfies ObjectSchema;
export type ProvisioningView = Infer<typeof provisioningView>;

/** The heir must be able to hold full access. */
export function demandHeir(member: Pick<Member, 'role' | 'removedAt' | 'suspendedAt'> | null): void {
  if (!member || member.removedAt || member.suspendedAt || member.role === 'VIEWER')
    refuse('ValidationError', 'Choose an active member who is not a viewer');
}
