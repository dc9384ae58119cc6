import { domainOfEmail } from '../identity/index.ts';
import { type Infer, type ObjectSchema, type Uuid, id, refuse } from '../kernel/index.ts';
import type { Actor } from '../permissions/index.ts';

export const SUPPORT_STATES = ['REQUESTED', 'GRANTED', 'DENIED', 'ENDED'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** Hours that an access can last. */
export const SUPPORT_HOURS_MAX = 72;
const HOUR_MS = 3_600_000;

/** Access of one staff member to a workspace, to read for some hours (decision D62). */
export interface SupportAccess {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly accountId: Uuid;
  /** The removed member in whose name the staff member reads; null until granted. */
  readonly memberId: Uuid | null;
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly hours: number;
  readonly state: SupportState;
  readonly askedAt: Date;
  readonly decidedBy: Uuid | null;
  readonly decidedAt: Date | null;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
}

const hours = {
  type: 'integer',
  minimum: 1,
  maximum: SUPPORT_HOURS_MAX,
  description: 'How long the access lasts',
  examples: [4],
} as const;

export const supportRequest = {
  type: 'object',
  properties: {
    workspace: {
      type: 'string',
      minLength: 1,
      maxLength: 63,
      description: 'The subdomain of the workspace',
      examples: ['acme'],
    },
    reason: {
      type: 'string',
      minLength: 1,
      maxLength: 500,
      description: 'Shown to the admins',
      examples: ['Ticket 4711: an import stops at row 200'],
    },
    hours,
  },
  required: ['workspace', 'reason', 'hours'],
} as const satisfies ObjectSchema;
export type SupportRequest = Infer<typeof supportRequest>;

export const supportDecision = {
  type: 'object',
  properties: {
    granted: { type: 'boolean', description: 'False denies the request' },
    hours: { ...hours, description: 'How long the access lasts; absent: as asked for' },
  },
  required: ['granted'],
} as const satisfies ObjectSchema;
export type SupportDecision = Infer<typeof supportDecision>;

const moment = { type: 'string', format: 'date-time' } as const;
const state = { type: 'string', enum: SUPPORT_STATES } as const;

/** An access as admins see it. */
export const supportAccessView = {
  type: 'object',
  properties: {
    id,
    name: { type: 'string', description: 'The name of the staff member' },
    email: { type: 'string' },
    reason: { type: 'string' },
    hours: { type: 'integer' },
    state,
    askedAt: moment,
    endsAt: { ...moment, nullable: true, description: 'Null until it was granted' },
  },
  required: ['id', 'name', 'email', 'reason', 'hours', 'state', 'askedAt', 'endsAt'],
} as const satisfies ObjectSchema;
export type SupportAccessView = Infer<typeof supportAccessView>;
export const supportAccessesView = {
  type: 'object',
  properties: { items: { type: 'array', items: supportAccessView } },
  required: ['items'],
} as const satisfies ObjectSchema;

/** A request as the staff member who made it sees it. */
export const ownSupportView = {
  type: 'object',
  properties: {
    id,
    teamId: id,
    workspaceName: { type: 'string' },
    url: { type: 'string' },
    reason: { type: 'string' },
    hours: { type: 'integer' },
    state,
    askedAt: moment,
    endsAt: { ...moment, nullable: true },
  },
  required: ['id', 'teamId', 'workspaceName', 'url', 'reason', 'hours', 'state', 'askedAt', 'endsAt'],
} as const satisfies ObjectSchema;
export type OwnSupportView = Infer<typeof ownSupportView>;
export const ownSupportsView = {
  type: 'object',
  properties: { items: { type: 'array', items: ownSupportView } },
  required: ['items'],
} as const satisfies ObjectSchema;

/** An access that was granted and whose time is over has ended, also before a job notes it. */
export const stateOf = ({ state: kept, endsAt }: Pick<SupportAccess, 'state' | 'endsAt'>, now: Date): SupportState =>
  kept === 'GRANTED' && endsAt !== null && endsAt <= now ? 'ENDED' : kept;

export const viewSupportAccess = (access: SupportAccess, now: Date): SupportAccessView => ({
  id: access.id,
  name: access.name,
  email: access.email,
  reason: access.reason,
  hours: access.hours,
  state: stateOf(access, now),
  askedAt: access.askedAt.toISOString(),
  endsAt: access.endsAt?.toISOString() ?? null,
});

/**
 * @param staffDomain the mail domain of the operator, with @; null where none is configured
 * @throws Refusal `Forbidden` unless the address is one of the staff
 */
export function demandStaff(email: string, staffDomain: string | null): void {
  if (staffDomain === null || domainOfEmail(email) !== staffDomain.toLowerCase())
    refuse('Forbidden', 'Only support staff can do this', 'Staff have an address of the domain that the operator set.');
}

/** @throws Refusal `InvalidOperation` unless the request is still open */
export function decided(
  access: SupportAccess,
  { granted, hours: chosen = access.hours }: SupportDecision,
  by: Uuid,
  memberId: Uuid,
  now: Date,
): SupportAccess {
  if (access.state !== 'REQUESTED')
    refuse('InvalidOperation', 'This request was decided already', 'Reload the page to see its state.');
  const decision = { ...access, decidedBy: by, decidedAt: now };
  return granted
    ? { ...decision, state: 'GRANTED', hours: chosen, memberId, endsAt: new Date(now.getTime() + chosen * HOUR_MS) }
    : { ...decision, state: 'DENIED' };
}

/** Ends an access, or withdraws a request. Null if there is nothing to end. */
export const endedAccess = (access: SupportAccess, now: Date): SupportAccess | null =>
  access.state === 'GRANTED' || access.state === 'REQUESTED' ? { ...access, state: 'ENDED', endedAt: now } : null;

/** Access that an actor sees going on: admins all of it, support staff their own. */
export const goingOn = (
  { workspaceAdmin, support }: Pick<Actor, 'workspaceAdmin' | 'support'>,
  granted: readonly SupportAccess[],
  now: Date,
): SupportAccessView[] =>
  granted
    .filter((access) => stateOf(access, now) === 'GRANTED' && (workspaceAdmin || access.id === support))
    .map((access) => viewSupportAccess(access, now));
