import { refuse, type Infer, type ObjectSchema, type Uuid } from '../kernel/index.ts';
import { ROLES, type Actor, type Role } from '../permissions/index.ts';
import { REGIONS } from './region.ts';
import type { Team } from './team.ts';

/** Shown as author of a departed member's work (specification, document 000, section 9). */
const DELETED_USER = 'Deleted user';

/**
 * A person in one workspace. The row of a departed member is kept without name, address and account, so that their work
 * keeps an author.
 */
export interface Member {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly accountId: Uuid | null;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly workspaceAdmin: boolean;
  readonly pictureFileId: Uuid | null;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  /** The directory says that they are inactive: they cannot act, but keep name, place and access. */
  readonly suspendedAt: Date | null;
  /** Added by the directory, and not signed in yet: the person accepts an invite first. */
  readonly awaitsAccount: boolean;
}

export const memberWording = {
  type: 'object',
  properties: { role: { type: 'string', enum: ROLES }, workspaceAdmin: { type: 'boolean' } },
  required: [],
} as const satisfies ObjectSchema;
export type MemberWording = Infer<typeof memberWording>;

/**
 * A member in the admin list (specification, document 000, section 3: user, administrative listing), with their
 * picture.
 */
export const memberView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    teamId: { type: 'string', format: 'uuid' },
    teamName: { type: 'string' },
    region: { type: 'string', enum: REGIONS },
    name: { type: 'string' },
    email: { type: 'string', description: 'Empty for who left' },
    role: { type: 'string', enum: ROLES },
    workspaceAdmin: { type: 'boolean' },
    pictureFileId: { type: 'string', format: 'uuid', nullable: true },
    createdAt: { type: 'string', format: 'date-time' },
    removed: { type: 'boolean', description: 'No longer in the workspace' },
    suspended: { type: 'boolean', description: 'Suspended by the directory; cannot act until it reactivates them' },
  },
  required: [
    'id',
    'teamId',
    'teamName',
    'region',
    'name',
    'email',
    'role',
    'workspaceAdmin',
    'pictureFileId',
    'createdAt',
    'removed',
    'suspended',
  ],
} as const satisfies ObjectSchema;
export type MemberView = Infer<typeof memberView>;

export const viewMember = (member: Member, team: Pick<Team, 'name' | 'region'>): MemberView => ({
  id: member.id,
  teamId: member.teamId,
  teamName: team.name,
  region: team.region,
  name: member.name,
  email: member.email,
  role: member.role,
  workspaceAdmin: member.workspaceAdmin,
  pictureFileId: member.pictureFileId,
  createdAt: member.createdAt.toISOString(),
  removed: member.removedAt !== null,
  suspended: member.suspendedAt !== null,
});

/**
 * Only workspace admins invite, change roles, remove members and change settings (specification, document 000, section
 * 6).
 */
export function demandWorkspaceAdmin(actor: Pick<Actor, 'workspaceAdmin' | 'secondFactorMissing'>): void {
  if (actor.secondFactorMissing)
    refuse(
      'Forbidden',
      'Set up two-step sign-in first',
      'This workspace requires it for admins. Go to Settings, Your security.',
    );
  if (!actor.workspaceAdmin) refuse('Forbidden', 'Only workspace admins can do this', 'Ask a workspace admin.');
}

/**
 * A workspace keeps at least one admin: the last one cannot be demoted, suspended, removed, or leave.
 * @param admins admins who can act: neither suspended nor waiting to accept
 */
export function demandAnotherAdmin(
  member: Pick<Member, 'workspaceAdmin'> & Partial<Pick<Member, 'suspendedAt' | 'awaitsAccount'>>,
  admins: number,
): void {
  const counts = member.workspaceAdmin && !member.suspendedAt && !member.awaitsAccount;
  if (counts && admins <= 1) {
    refuse('InvalidOperation', 'The workspace needs an admin', 'Make someone else an admin first.');
  }
}

/** A member who can act. */
export const ACTING = { removedAt: null, suspendedAt: null, awaitsAccount: false } as const;

/** A suspended member does not return by signing in, joining or an invite. */
export function demandActive(member: Member): Member {
  if (member.suspendedAt !== null)
    refuse('Forbidden', 'Your access to this workspace has ended', 'Ask an admin of the workspace.');
  return member;
}

export const afterRemoval = (member: Member, now: Date): Member => ({
  ...member,
  accountId: null,
  name: DELETED_USER,
  email: '',
  workspaceAdmin: false,
  pictureFileId: null,
  removedAt: now,
  suspendedAt: null,
  awaitsAccount: false,
});

/** Audited role change: from and to (specification, document 000, section 6). */
export interface RoleChange {
  readonly from: { role: Role; workspaceAdmin: boolean };
  readonly to: { role: Role; workspaceAdmin: boolean };
}
export const roleChange = (before: Member, after: Member): RoleChange => ({
  from: { role: before.role, workspaceAdmin: before.workspaceAdmin },
  to: { role: after.role, workspaceAdmin: after.workspaceAdmin },
});
