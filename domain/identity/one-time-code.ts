import type { Uuid } from '../kernel/index.ts';

/** The action that a code or mailed link authorizes. */
export type CodePurpose =
  | 'SIGN_UP'
  | 'SIGN_IN'
  | 'SECOND_FACTOR'
  | 'CONFIRM'
  | 'RESET_PASSWORD'
  | 'UNLOCK'
  | 'CHANGE_EMAIL'
  | 'HANDOVER';

/**
 * How the secret is presented: `LINK` as a whole from a mailed link, `CODE` as digits against a challenge. Each is
 * accepted only in its own form.
 */
export type CodeKind = 'LINK' | 'CODE';

/** A code typed by a person: 6 digits, 10 minutes, 5 tries (decided). */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** Lifetime of a mailed link, and of a handover between two hosts in the same browser. */
export const LINK_MINUTES = 60;
export const HANDOVER_MINUTES = 1;

/**
 * A single-use secret. A link carries the whole secret; a six-digit code is valid only with its challenge. Codes for
 * unknown addresses (`accountId` null and no `signUp`) accept tries but never match.
 */
export interface OneTimeCode {
  readonly id: Uuid;
  readonly kind: CodeKind;
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly accountId: Uuid | null;
  readonly teamId: Uuid | null;
  readonly secretHash: string;
  /** Sign-up data, held until the address is confirmed. */
  readonly signUp: PendingSignUp | null;
  readonly sessionId: Uuid | null;
  /** Of a pending second step: whether the first was a password. */
  readonly byPassword: boolean;
  /** Of a pending second step: the workspace through whose directory the first went. */
  readonly ssoTeamId: Uuid | null;
  readonly triesLeft: number;
  readonly expiresAt: Date;
}
export interface PendingSignUp {
  readonly name: string;
  readonly passwordHash: string | null;
  /**
   * Hash of a secret in the requesting browser. On confirmation in a different browser, name and password are dropped
   * because another person may have chosen them.
   */
  readonly browserHash: string;
}

export const codeExpiry = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

export type CodeTry = { readonly fits: true } | { readonly fits: false; readonly triesLeft: number };

/** Result of one try: the code matches, or loses a try. Expired and exhausted codes never match. */
export function tryCode(
  code: Pick<OneTimeCode, 'secretHash' | 'triesLeft' | 'expiresAt'>,
  secretHash: string,
  now: Date,
): CodeTry {
  const open = code.triesLeft > 0 && code.expiresAt > now;
  if (open && code.secretHash === secretHash) return { fits: true };
  return { fits: false, triesLeft: Math.max(0, code.triesLeft - 1) };
}
