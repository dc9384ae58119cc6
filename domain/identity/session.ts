import { type Infer, type ObjectSchema, type Uuid, refuse } from '../kernel/index.ts';

/** How long a session lives without being used: 604800 seconds (specification, document 000, section 9). */
export const SESSION_SECONDS = 604_800;

/** A session ends 90 days after the sign-in, however much it is used (decided). */
export const SESSION_DAYS_MAX = 90;
/** How long a confirmation of the person's identity lasts (decided). */
export const CONFIRMATION_MINUTES = 10;

/** Browsers that one person is signed in with: one more signs out the one used longest ago. */
export const SESSIONS_MAX = 200;

/** One signed-in browser. `teamId` is the workspace whose host holds the cookie; at the root address there is none. */
export interface Session {
  readonly id: Uuid;
  readonly accountId: Uuid;
  readonly teamId: Uuid | null;
  /** The session at the root address that handed over to this one; it ends with it. */
  readonly originId: Uuid | null;
  readonly secretHash: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly expiresAt: Date;
  /** When the person signed in. A session that was handed over keeps the moment of the one it came from. */
  readonly signedInAt: Date;
  /** When the person last proved their identity: by signing in, or by confirming it again. */
  readonly confirmedAt: Date;
}

const DAY_MS = 86_400_000;
export const sessionExpiry = (now: Date, signedInAt = now): Date =>
  new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, signedInAt.getTime() + SESSION_DAYS_MAX * DAY_MS));

/** Refuses a sensitive change unless the person proved their identity within the last ten minutes. */
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

/** A session as its owner sees it in the list. */
export const viewSession = (session: Session, currentId: Uuid): SessionView => ({
  id: session.id,
  device: session.device,
  current: session.id === currentId,
  teamId: session.teamId,
  createdAt: session.createdAt.toISOString(),
  usedAt: session.usedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});
