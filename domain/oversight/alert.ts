import { type Infer, type ObjectSchema, type Uuid, id, refuse } from '../kernel/index.ts';

/** Severe alerts are also notified and mailed to admins (decided). */
const ALERTS = {
  GUEST: 'LOW',
  PUBLIC_LINKS: 'LOW',
  NO_SECOND_FACTOR: 'LOW',
  ADMIN_TOKEN: 'MEDIUM',
  LARGE_EXPORT: 'MEDIUM',
  WEBHOOK_DISABLED: 'MEDIUM',
  PROVISIONING_FAILED: 'MEDIUM',
  NEW_ADMIN: 'HIGH',
  FAILED_SIGN_INS: 'HIGH',
  MANY_DELETIONS: 'HIGH',
  SSO_OFF: 'HIGH',
  CHAIN_BROKEN: 'HIGH',
} as const;

export type AlertKind = keyof typeof ALERTS;
export const ALERT_KINDS = Object.keys(ALERTS) as AlertKind[];
export const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH'] as const;
export const severityOf = (kind: AlertKind): (typeof SEVERITIES)[number] => ALERTS[kind];
/** Alerts of the rules of the workspace. The system resolves them once nothing violates the rule. */
export const RULE_ALERTS = ['GUEST', 'PUBLIC_LINKS', 'NO_SECOND_FACTOR'] as const satisfies readonly AlertKind[];

export const ALERT_SUBJECTS = ['member', 'workspace', 'webhook'] as const;
export type AlertSubject = (typeof ALERT_SUBJECTS)[number];

export const ALERT_FILTERS = ['open', 'resolved', 'all'] as const;
export type AlertFilter = (typeof ALERT_FILTERS)[number];

/** Raises an alert, or counts towards an open one. */
export interface Signal {
  readonly kind: AlertKind;
  readonly subjectType: AlertSubject;
  readonly subjectId: Uuid;
  readonly actorId: Uuid | null;
  readonly at: Date;
  /** The number so far; absent to count one more. */
  readonly total?: number;
}

export interface Alert {
  readonly id: Uuid;
  readonly kind: AlertKind;
  readonly subjectId: Uuid;
  readonly resolvedAt: Date | null;
}

export const ALERT_NOTE_MAX = 500;

export const alertResolution = {
  type: 'object',
  properties: {
    note: {
      type: 'string',
      maxLength: ALERT_NOTE_MAX,
      nullable: true,
      description: 'Why it is resolved',
      examples: ['Ada confirmed that it was her.'],
    },
  },
  required: ['note'],
} as const satisfies ObjectSchema;

const person = {
  type: 'object',
  properties: { id, name: { type: 'string' } },
  required: ['id', 'name'],
} as const satisfies ObjectSchema;

export const alertView = {
  type: 'object',
  properties: {
    id,
    kind: { type: 'string', enum: ALERT_KINDS },
    severity: { type: 'string', enum: SEVERITIES },
    subjectType: { type: 'string', enum: ALERT_SUBJECTS },
    subjectId: id,
    subjectName: { type: 'string', nullable: true, description: 'The name of a member' },
    actor: { ...person, nullable: true, description: 'The member who did it last' },
    count: { type: 'integer', description: 'How often it happened, or the objects that it is about' },
    firstAt: { type: 'string', format: 'date-time' },
    lastAt: { type: 'string', format: 'date-time' },
    resolvedAt: { type: 'string', format: 'date-time', nullable: true, description: 'Null while it is open' },
    resolvedBy: { ...person, nullable: true, description: 'Null for the system' },
    note: { type: 'string', nullable: true },
  },
  required: [
    'id',
    'kind',
    'severity',
    'subjectType',
    'subjectId',
    'subjectName',
    'actor',
    'count',
    'firstAt',
    'lastAt',
    'resolvedAt',
    'resolvedBy',
    'note',
  ],
} as const satisfies ObjectSchema;
export type AlertView = Infer<typeof alertView>;

/** @throws Refusal `InvalidOperation` if the alert is in that state already */
export function demandState({ resolvedAt }: Pick<Alert, 'resolvedAt'>, wanted: 'open' | 'resolved'): void {
  if (wanted === 'open' && resolvedAt !== null)
    refuse('InvalidOperation', 'This alert is resolved already', 'Reload the list.');
  if (wanted === 'resolved' && resolvedAt === null)
    refuse('InvalidOperation', 'This alert is open already', 'Reload the list.');
}
