import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { RESIDENCY_KEYS } from './region.ts';

/** An entry of the audit log: actor, action, object and time. */
export const auditEntryView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    at: { type: 'string', format: 'date-time' },
    action: { type: 'string', description: 'Object and verb', examples: ['member:role-changed'] },
    actorId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'The acting member; null without a session',
    },
    actorName: { type: 'string', nullable: true },
    objectType: { type: 'string', examples: ['member'] },
    objectId: { type: 'string', format: 'uuid', nullable: true },
    objectName: { type: 'string', nullable: true, description: 'The name of a member' },
    region: { type: 'string', enum: RESIDENCY_KEYS, description: 'Data residency key of the workspace at that time' },
    detail: { type: 'free', description: 'Details such as the network address or the changed settings' },
  },
  required: ['id', 'at', 'action', 'actorId', 'actorName', 'objectType', 'objectId', 'objectName', 'region', 'detail'],
} as const satisfies ObjectSchema;
export type AuditEntryView = Infer<typeof auditEntryView>;

export const auditFilter = {
  type: 'object',
  properties: {
    area: {
      type: 'string',
      maxLength: 40,
      pattern: '^[a-z-]+$',
      description: 'The first part of the action',
      examples: ['sign-in'],
    },
    memberId: { type: 'string', format: 'uuid', description: 'Entries by or about this member' },
    from: { type: 'string', format: 'date-time', description: 'Entries at or after this time' },
    until: { type: 'string', format: 'date-time', description: 'Entries before this time' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type AuditFilter = Infer<typeof auditFilter>;
