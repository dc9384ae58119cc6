import type { Uuid } from '../kernel/index.ts';

/** What a code or a mailed link opens. */
export type CodePurpose =
  'SIGN_UP' | 'SIGN_IN' | 'SECOND_FACTOR' | 'CONFIRM' | 'RESET_PASSWORD' | 'UNLOCK' | 'CHANGE_EMAIL' | 'HANDOVER';

/** How the secret reaches the server: whole, out of a mailed link, or as digits tried against a challenge. Each is taken in its own way only. */
export type CodeKind = 'LINK' | 'CODE';

/** A code typed by a person: 6 digits, 10 minutes, 5 tries (decided). */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** How long a mailed link works, and how long a handover between two hosts of the same browser. */
export const LINK_MINUTES = 60;
export const HANDOVER_MINUTES = 1;

/**
 * A secret that works once. A link carries the whole secret; a six-digit code is only tried against the challenge it was made for.
 * One made for an address nobody has (`accountId` null and no `signUp`) can be tried like any other and never fits.
 */
export interface OneTimeCode {
  readonly id: Uuid;
  readonly kind: CodeKind;
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly accountId: Uuid | null;
  readonly teamId: Uuid | null;
  readonly secretHash: string;
  /** What a sign-up keeps until its address is confirmed. */
  readonly signUp: PendingSignUp | null;
  readonly sessionId: Uuid | null;
  readonly triesLeft: number;
  readonly expiresAt: Date;
}
export interface PendingSignUp {
  readonly name: string;
  readonly passwordHash: string | null;
  /** Hash of what the browser keeps that asked. Confirmed in another one, name and password are not taken over: somebody else may have chosen them. */
  readonly browserHash: string;
}

export const codeExpiry = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

export type CodeTry = { readonly fits: true } | { readonly fits: false; readonly triesLeft: number };

/** What one try does to a code: it fits, or it costs a try. Late and exhausted codes never fit. */
export function tryCode(
  code: Pick<OneTimeCode, 'secretHash' | 'triesLeft' | 'expiresAt'>,
  secretHash: string,
  now: Date,
): CodeTry {
  const open = code.triesLeft > 0 && code.expiresAt > now;
  if (open && code.secretHash === secretHash) return { fits: true };
  return { fits: false, triesLeft: Math.max(0, code.triesLeft - 1) };
}
