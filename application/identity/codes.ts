import {
  CODE_MINUTES,
  CODE_TRIES,
  type CodeKind,
  type CodePurpose,
  LINK_MINUTES,
  type OneTimeCode,
  type PendingSignUp,
  codeExpiry,
} from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';

const LINK_BYTES = 32;

/** The account or sign-up of a code; a code without either never matches. */
export interface CodeFor {
  readonly email: string;
  readonly accountId: Uuid | null;
  readonly signUp?: PendingSignUp;
  readonly teamId?: Uuid;
  readonly sessionId?: Uuid;
  readonly byPassword?: boolean;
  readonly ssoTeamId?: Uuid | null;
}

/** Creates a link's code, and the secret for the link. */
export function newLink(
  ids: Ids,
  secrets: Secrets,
  purpose: CodePurpose,
  target: CodeFor,
  now: Date,
  minutes = LINK_MINUTES,
): { code: OneTimeCode; secret: string } {
  const secret = secrets.token(LINK_BYTES);
  return { code: record('LINK', ids.newId(), purpose, target, secrets.hash(secret), codeExpiry(now, minutes)), secret };
}

/** Creates a six-digit code. Its hash includes the challenge, so that equal digits differ. */
export function newCode(
  ids: Ids,
  secrets: Secrets,
  purpose: CodePurpose,
  target: CodeFor,
  now: Date,
): { code: OneTimeCode; digits: string } {
  const id = ids.newId();
  const digits = secrets.code6();
  return {
    code: record('CODE', id, purpose, target, codeHash(secrets, id, digits), codeExpiry(now, CODE_MINUTES)),
    digits,
  };
}

export const codeHash = (secrets: Secrets, challenge: Uuid, digits: string): string =>
  secrets.hash(`${challenge}:${digits}`);

const record = (
  kind: CodeKind,
  id: Uuid,
  purpose: CodePurpose,
  { email, accountId, signUp, teamId, sessionId, byPassword, ssoTeamId }: CodeFor,
  secretHash: string,
  expiresAt: Date,
): OneTimeCode => ({
  id,
  kind,
  purpose,
  email,
  accountId,
  teamId: teamId ?? null,
  signUp: signUp ?? null,
  sessionId: sessionId ?? null,
  byPassword: byPassword ?? false,
  ssoTeamId: ssoTeamId ?? null,
  secretHash,
  triesLeft: CODE_TRIES,
  expiresAt,
});
