import { type Account, type Session, sessionExpiry } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { SessionStore } from './identity-work.ts';

const SECRET_BYTES = 32;
const DEVICE_MAX = 200;

/** Context of a new session: device name, and for a handover the workspace and the origin session. */
export interface Opening {
  readonly device: string;
  readonly teamId?: Uuid;
  readonly originId?: Uuid;
  readonly byPassword?: boolean;
  readonly ssoTeamId?: Uuid | null;
  /** For a handover: copied from the origin session. */
  readonly origin?: Pick<Session, 'signedInAt' | 'confirmedAt' | 'byPassword' | 'ssoTeamId'>;
}

/** A new session and the secret for its cookie, which is not stored. */
export interface OpenedSession {
  readonly sessionId: Uuid;
  readonly secret: string;
  readonly expiresAt: Date;
}

export async function openSession(
  sessions: SessionStore,
  ids: Ids,
  secrets: Secrets,
  account: Pick<Account, 'id'>,
  opening: Opening,
  now: Date,
): Promise<OpenedSession> {
  const secret = secrets.token(SECRET_BYTES);
  const session: Session = {
    id: ids.newId(),
    accountId: account.id,
    teamId: opening.teamId ?? null,
    originId: opening.originId ?? null,
    secretHash: secrets.hash(secret),
    device: opening.device.slice(0, DEVICE_MAX),
    createdAt: now,
    usedAt: now,
    expiresAt: sessionExpiry(now, opening.origin?.signedInAt),
    signedInAt: opening.origin?.signedInAt ?? now,
    confirmedAt: opening.origin?.confirmedAt ?? now,
    byPassword: opening.origin?.byPassword ?? opening.byPassword ?? false,
    ssoTeamId: opening.origin ? opening.origin.ssoTeamId : (opening.ssoTeamId ?? null),
  };
  await sessions.add(session);
  return { sessionId: session.id, secret, expiresAt: session.expiresAt };
}
