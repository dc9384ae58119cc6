import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';

/** How long a session lives without being used: 604800 seconds (specification, document 000, section 9). */
export const SESSION_SECONDS = 604_800;

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
}

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000);

export const sessionView = {
  type: 'object',
  description: 'A browser somebody is signed in with',
  properties: {
    id: { type: 'string', format: 'uuid' },
    device: { type: 'string', description: 'What the browser called itself' },
    current: { type: 'boolean', description: 'The session that asks' },
    teamId: { type: 'string', format: 'uuid', nullable: true, description: 'The workspace whose address it belongs to; null at the root address' },
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
