import type { IssuerTokens, TokenClaims } from '@evident/application/identity/ports';
import type { Clock } from '@evident/application/kernel/clock';
import { refuse } from '@evident/domain/kernel';
import { type JWTVerifyGetKey, createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { type Outbound, fetchThrough } from './fetch-through.ts';

const SKEW_SECONDS = 60;
/** Milliseconds that the address and the keys of the issuer are kept. */
const KEPT_MS = 600_000;
/** Milliseconds between two requests for a key that is unknown: keys rotate, but no token can make us ask more often. */
const COOLDOWN_MS = 30_000;
const TIME_MS = 5_000;
/** Asymmetric ones only: a public key never counts as a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

interface Issuer {
  readonly issuer: string;
  readonly audience: string;
}

/** Tokens (JWT) of the identity provider that the operator configured (decision D55). */
export class JwtIssuerTokens implements IssuerTokens {
  private keys: { readonly at: number; readonly of: Promise<JWTVerifyGetKey> } | null = null;

  constructor(
    private readonly expected: Issuer,
    private readonly outbound: Outbound,
    private readonly clock: Clock,
  ) {}

  async claimsOf(token: string): Promise<TokenClaims> {
    const keys = await this.keysNow();
    try {
      const { payload } = await jwtVerify(token, keys, {
        ...this.expected,
        algorithms: ALGORITHMS,
        clockTolerance: SKEW_SECONDS,
        requiredClaims: ['exp', 'sub'],
        currentDate: this.clock.now(),
      });
      return {
        issuer: this.expected.issuer,
        subject: payload.sub!,
        verifiedEmail:
          payload['email_verified'] === true && typeof payload['email'] === 'string' ? payload['email'] : null,
      };
    } catch (error) {
      return refused(error);
    }
  }

  private keysNow(): Promise<JWTVerifyGetKey> {
    const now = this.clock.now().getTime();
    if (this.keys && this.keys.at > now - KEPT_MS) return this.keys.of;
    const of = this.discovered();
    this.keys = { at: now, of };
    // A failure is not kept.
    of.catch(() => (this.keys = null));
    return of;
  }

  private async discovered(): Promise<JWTVerifyGetKey> {
    const fetch = fetchThrough(this.outbound, TIME_MS);
    const { issuer } = this.expected;
    try {
      const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { method: 'GET' });
      const metadata = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
      if (!answer.ok || metadata.issuer !== issuer || typeof metadata.jwks_uri !== 'string') return unavailable();
      return createRemoteJWKSet(new URL(metadata.jwks_uri), {
        [customFetch]: (address, options) => fetch(address, { ...options, method: 'GET' }),
        cacheMaxAge: KEPT_MS,
        cooldownDuration: COOLDOWN_MS,
        timeoutDuration: TIME_MS,
      });
    } catch {
      return unavailable();
    }
  }
}

const unavailable = (): never =>
  refuse('Unavailable', 'The identity provider does not answer', 'Try again in a minute, or send an access token.');

/** The reason names the check that failed, and nothing that was sent. */
function refused(error: unknown): never {
  if (error instanceof errors.JWTExpired)
    refuse('Unauthorized', 'jwt expired', 'Ask the identity provider for a new token.');
  if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
    refuse('Unauthorized', 'The token was not accepted', `Reason: ${error.code}.`);
  return unavailable();
}
