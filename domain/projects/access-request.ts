import { refuse, type Infer, type ObjectSchema, type Uuid, id } from '../kernel/index.ts';
import { type Actor, type GrantedLevel, type Level, reaches, type Role, ROLES } from '../permissions/index.ts';
import { personRef } from './people.ts';

const REQUEST_MESSAGE_MAX = 1000;
type RequestState = 'PENDING' | 'GRANTED' | 'DENIED';

/** A member's request for access, or more access, to a project (specification, document 000, section 3). */
export interface AccessRequest {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly requestedBy: Uuid;
  readonly role: Role;
  readonly message: string;
  readonly state: RequestState;
  readonly createdAt: Date;
  readonly decidedBy: Uuid | null;
  readonly decidedAt: Date | null;
}

/**
 * The level granted for a requested role: READ for a viewer, WRITE for a contributor (specification, document 000,
 * section 6), FULL for a manager (decided).
 */
export const LEVEL_OF_ROLE: Readonly<Record<Role, GrantedLevel>> = {
  VIEWER: 'READ',
  CONTRIBUTOR: 'WRITE',
  MANAGER: 'FULL',
};

const role = {
  type: 'string',
  enum: ROLES,
  description: 'VIEWER asks for READ, CONTRIBUTOR for WRITE, MANAGER for FULL',
  examples: ['VIEWER'],
} as const;
const message = {
  type: 'string',
  maxLength: REQUEST_MESSAGE_MAX,
  examples: ['I am preparing the pricing study and would like to read these interviews.'],
} as const;

export const newAccessRequest = {
  type: 'object',
  properties: { projectId: id, role, message },
  required: ['projectId', 'role'],
} as const satisfies ObjectSchema;
export type NewAccessRequest = Infer<typeof newAccessRequest>;

export const accessDecision = {
  type: 'object',
  properties: {
    granted: { type: 'boolean' },
    role: { ...role, description: 'The level to grant instead of the requested one' },
  },
  required: ['granted'],
} as const satisfies ObjectSchema;
export type AccessDecision = Infer<typeof accessDecision>;

export const accessRequestView = {
  type: 'object',
  properties: {
    id,
    role,
    message,
    project: {
      type: 'object',
      properties: { id, title: { type: 'string', description: 'Empty for a project that the actor may not read' } },
      required: ['id', 'title'],
    },
    requestedBy: personRef,
    createdAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'role', 'message', 'project', 'requestedBy', 'createdAt'],
} as const satisfies ObjectSchema;
export type AccessRequestView = Infer<typeof accessRequestView>;

/** Refuses a request for a level that the actor cannot have or already has. */
export function refuseRedundant(actor: Pick<Actor, 'role'>, wanted: Role, held: Level): void {
  if (actor.role === 'VIEWER' && wanted !== 'VIEWER')
    refuse(
      'InvalidOperation',
      'Viewers cannot hold more than READ',
      'Ask to view, or ask an admin to change your role.',
    );
  if (reaches(held, LEVEL_OF_ROLE[wanted])) refuse('InvalidOperation', 'You already have this access');
}
