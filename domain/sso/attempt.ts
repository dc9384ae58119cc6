import { refuse, type Uuid } from '../kernel/index.ts';

/**
 * SIGN_IN: opens a session. CONFIRM: confirms the identity in an open session. TEST: shows an admin what the directory
 * sends.
 */
export type SsoPurpose = 'SIGN_IN' | 'CONFIRM' | 'TEST';

/** The way of a browser to a directory and back. Works once. */
export interface SsoAttempt {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly connectionId: Uuid;
  readonly purpose: SsoPurpose;
  readonly stateHash: string;
  /** Of a secret in the browser that began; null for tests, which give no right. */
  readonly browserHash: string | null;
  /** The verifier and nonce of OIDC, encrypted. */
  readonly sealed: string;
  /** The id of the request of SAML. */
  readonly requestId: string | null;
  /** The response of SAML as it arrived, encrypted. */
  readonly response: string | null;
  /** Of CONFIRM: the session. */
  readonly sessionId: Uuid | null;
  readonly accountId: Uuid | null;
  /** Of TEST: the admin. */
  readonly memberId: Uuid | null;
  /** Of TEST: what the directory sent, encrypted. */
  readonly claims: string | null;
  readonly path: string;
  readonly createdAt: Date;
}

/** States of sign-in begin with it: services that are connected share the callback. */
export const SSO_STATE_PREFIX = 'sso_';

const ATTEMPT_MINUTES = 10;
export const ssoAttemptsOverBefore = (now: Date): Date => new Date(now.getTime() - ATTEMPT_MINUTES * 60_000);

/** @throws Refusal `Unauthorized` */
export const refuseOver = (): never =>
  refuse('Unauthorized', 'The sign-in took too long', 'Sign in again. Each try works once, within ten minutes.');

/** @throws Refusal `Unauthorized` for a missing or old attempt, and in another browser than the one that began */
export function demandOpenAttempt(attempt: SsoAttempt | null, browserHash: string | null, now: Date): SsoAttempt {
  if (!attempt || attempt.createdAt <= ssoAttemptsOverBefore(now)) return refuseOver();
  if (attempt.browserHash !== null && attempt.browserHash !== browserHash)
    refuse('Unauthorized', 'This sign-in began in another browser', 'Sign in again in this browser.');
  return attempt;
}

const PATH_MAX = 2000;
/** A path within the workspace. Anything that a browser could interpret as another host leads home. */
export const returnPath = (path: string | undefined): string =>
  path !== undefined && path.length <= PATH_MAX && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/home';
