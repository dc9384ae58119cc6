import { type Infer, type ObjectSchema, type Uuid, id } from '../kernel/index.ts';
import { RESIDENCY_KEYS } from '../workspaces/index.ts';

/** Programs that act for members. The web app is none. */
export const PROGRAMS = ['TOKEN', 'OAUTH', 'MCP', 'AUTOMATION', 'AGENT', 'SCIM', 'SUPPORT'] as const;
export type Program = (typeof PROGRAMS)[number];

const text = { type: 'string', nullable: true } as const;

/** An entry of the audit log: actor, action, object and time. */
export const auditEntryView = {
  type: 'object',
  properties: {
    id,
    at: { type: 'string', format: 'date-time' },
    action: { type: 'string', description: 'Object and verb', examples: ['member:role-changed'] },
    actorId: { ...id, nullable: true, description: 'The acting member; null without a session, and for the system' },
    actorName: text,
    objectType: { type: 'string', examples: ['member'] },
    objectId: { ...id, nullable: true },
    objectIds: { type: 'array', items: id, description: 'The objects of a change of many; otherwise empty' },
    objectName: { ...text, description: 'The name of a member' },
    projectId: { ...id, nullable: true, description: 'The project of the object' },
    region: { type: 'string', enum: RESIDENCY_KEYS, description: 'Data residency key of the workspace at that time' },
    ip: { ...text, description: 'The network address of the request' },
    device: { ...text, description: 'The user agent of the request' },
    program: {
      type: 'string',
      enum: PROGRAMS,
      nullable: true,
      description: 'The kind of program that acted for the member; null for the web app',
    },
    programId: { ...id, nullable: true },
    programName: text,
    sequence: {
      type: 'integer',
      nullable: true,
      description: 'The position in the chain of the workspace; null until the entry is sealed, within a minute',
    },
    detail: { type: 'free', description: 'Details such as the changed settings, before in `from` and after in `to`' },
  },
  required: [
    'id',
    'at',
    'action',
    'actorId',
    'actorName',
    'objectType',
    'objectId',
    'objectIds',
    'objectName',
    'projectId',
    'region',
    'ip',
    'device',
    'program',
    'programId',
    'programName',
    'sequence',
    'detail',
  ],
} as const satisfies ObjectSchema;
export type AuditEntryView = Infer<typeof auditEntryView>;

const word = { type: 'string', maxLength: 40, pattern: '^[a-z-]+$' } as const;

export const auditFilter = {
  type: 'object',
  properties: {
    area: { ...word, description: 'The first part of the action, in the singular', examples: ['sign-in'] },
    action: {
      type: 'string',
      maxLength: 80,
      pattern: '^[a-z-]+:[a-z-]+$',
      description: 'The whole action',
      examples: ['member:role-changed'],
    },
    memberId: { ...id, description: 'Entries by or about this member' },
    actorId: { ...id, description: 'Entries by this member' },
    objectId: { ...id, description: 'Entries about this object, and changes of many objects with it' },
    ip: { type: 'string', maxLength: 45, pattern: '^[0-9a-fA-F.:]+$', description: 'Entries from this address' },
    program: { type: 'string', enum: PROGRAMS, description: 'Entries by programs of this kind' },
    from: { type: 'string', format: 'date-time', description: 'Entries at or after this time' },
    until: { type: 'string', format: 'date-time', description: 'Entries before this time' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type AuditFilter = Infer<typeof auditFilter>;

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;

/** The request or job that a change is part of. */
export interface Caller {
  readonly ip?: string;
  readonly device?: string;
  /** The member who sent it. */
  readonly memberId?: Uuid;
  readonly program?: Program;
  readonly programId?: Uuid;
  readonly programName?: string;
  /** The hash of an access token, by which its name is found. */
  readonly tokenHash?: () => string;
}
