import { type Infer, type ObjectSchema, type Uuid, refuse } from '../kernel/index.ts';

/** Idle lifetime of a session: 604800 seconds (specification, document 000, section 9). */
export const SESSION_SECONDS = 604_800;

/** Maximum lifetime of a session after sign-in, regardless of use (decided). */
export const SESSION_DAYS_MAX = 90;
/** How long a confirmation is valid (decided). */
export const CONFIRMATION_MINUTES = 10;

/** Sessions per person. One more ends the session unused for longest. */
export const SESSIONS_MAX = 200;

/** A signed-in browser. `teamId` is the workspace whose host holds the cookie; null at the root address. */
export interface Session {
  readonly id: Uuid;
  readonly accountId: Uuid;
  readonly teamId: Uuid | null;
  /** The root-address session that handed over to this one. Ends with it. */
  readonly originId: Uuid | null;
  readonly secretHash: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly expiresAt: Date;
  /** Time of sign-in. A handed-over session keeps the time of its origin. */
  readonly signedInAt: Date;
  /** Whether it began with a password. Workspaces can refuse these. */
  readonly byPassword: boolean;
  /** The workspace through whose directory it began. Workspaces can require this. */
  readonly ssoTeamId: Uuid | null;
  /** Last proof of identity: sign-in or confirmation. */
  readonly confirmedAt: Date;
}

const DAY_MS = 86_400_000;
export const sessionExpiry = (now: Date, signedInAt = now): Date =>
  new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, signedInAt.getTime() + SESSION_DAYS_MAX * DAY_MS));

/** Refuses a sensitive change without proof of identity within the last ten minutes. */
export function demandConfirmed({ confirmedAt }: Pick<Session, 'confirmedAt'>, now: Date): void {
  if (now.getTime() - confirmedAt.getTime() > CONFIRMATION_MINUTES * 60_000) {
    refuse('ConfirmationRequired', 'Confirm that it’s you', 'Confirm your identity, then try again.');
  }
}

export const sessionView = {
  type: 'object',
  description: 'A browser session',
  properties: {
    id: { type: 'string', format: 'uuid' },
    device: { type: 'string', description: 'User agent of the browser' },
    current: { type: 'boolean', description: 'The session that asks' },
    teamId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'The workspace whose address it belongs to; null at the root address',
    },
    createdAt: { type: 'string', format: 'date-time' },
    usedAt: { type: 'string', format: 'date-time', description: 'Last use, to the hour' },
    expiresAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'device', 'current', 'teamId', 'createdAt', 'usedAt', 'expiresAt'],
} as const satisfies ObjectSchema;
export type SessionView = Infer<typeof sessionView>;

/** A session as listed for its owner. */
export const viewSession = (session: Session, currentId: Uuid): SessionView => ({
  id: session.id,
  device: session.device,
  current: session.id === currentId,
  teamId: session.teamId,
  createdAt: session.createdAt.toISOString(),
  usedAt: session.usedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});
