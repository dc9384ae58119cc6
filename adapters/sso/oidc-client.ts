import type { Beginning, OpenConnection, OwnAddresses, ProtocolClient, Returned } from '@evident/application/sso/ports';
import { refuse } from '@evident/domain/kernel';
import type { Assertion } from '@evident/domain/sso';
import * as oidc from 'openid-client';
import { type Outbound, fetchThrough } from './fetch-through.ts';

/** Seconds that clocks may differ. */
const SKEW_SECONDS = 60;
/** Milliseconds that the metadata and keys of a directory are kept. */
const METADATA_MS = 600_000;
const KEPT_MAX = 200;
const TIME_MS = 10_000;
/** Asymmetric ones only: a public key never counts as a shared secret. */
const ALGORITHMS: ReadonlySet<string> = new Set([
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]);

interface Kept {
  readonly verifier: string;
  readonly nonce: string;
}

/** OpenID Connect: the authorization code flow with PKCE, state, nonce, and the exact issuer. */
export class OidcClient implements ProtocolClient {
  private readonly configurations = new Map<string, { readonly at: number; readonly value: oidc.Configuration }>();

  constructor(
    private readonly outbound: Outbound,
    /** Hosts that may be called without https, because the operator allowed them. */
    private readonly internalHosts: ReadonlySet<string>,
  ) {}

  async begin(connection: OpenConnection, own: OwnAddresses, state: string, fresh: boolean): Promise<Beginning> {
    const configuration = await this.configuration(connection);
    const kept: Kept = { verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce() };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: own.redirectUrl,
      scope: [...new Set(['openid', 'email', 'profile', ...(connection.oidc?.scopes ?? [])])].join(' '),
      state,
      nonce: kept.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(kept.verifier),
      code_challenge_method: 'S256',
      ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
    });
    return { url: url.href, kept: JSON.stringify(kept), requestId: null };
  }

  async finish(connection: OpenConnection, own: OwnAddresses, returned: Returned): Promise<Assertion> {
    if (returned.error !== undefined)
      return refuse('Unauthorized', 'Your directory did not sign you in', `It answered: ${plain(returned.error)}.`);
    const configuration = await this.configuration(connection);
    const { verifier, nonce } = JSON.parse(returned.kept) as Kept;
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, back(own, returned), {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        expectedState: returned.state,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      return { subject: claims.sub, claims: { ...claims }, authenticatedAt: momentOf(claims.auth_time) };
    } catch (error) {
      return refused(error);
    }
  }

  private async configuration({ id, oidc: facts, secret }: OpenConnection): Promise<oidc.Configuration> {
    if (!facts) return refuse('InvalidOperation', 'The connection has no issuer');
    const key = JSON.stringify([id, facts.issuer, facts.clientId, secret]);
    const known = this.configurations.get(key);
    if (known && known.at > Date.now() - METADATA_MS) return known.value;
    const issuer = new URL(facts.issuer);
    try {
      const value = await oidc.discovery(
        issuer,
        facts.clientId,
        { [oidc.clockTolerance]: SKEW_SECONDS },
        secret === null ? oidc.None() : oidc.ClientSecretPost(secret),
        {
          [oidc.customFetch]: fetchThrough(this.outbound, TIME_MS),
          timeout: TIME_MS / 1_000,
          execute: [oidc.enableNonRepudiationChecks, ...(this.isInsecure(issuer) ? [oidc.allowInsecureRequests] : [])],
        },
      );
      demandAsymmetric(value.serverMetadata());
      if (this.configurations.size >= KEPT_MAX) this.configurations.clear();
      this.configurations.set(key, { at: Date.now(), value });
      return value;
    } catch (error) {
      return refused(error);
    }
  }

  private isInsecure({ protocol, hostname }: URL): boolean {
    return protocol === 'http:' && this.internalHosts.has(hostname);
  }
}

/** Without a list, RS256 alone counts. Of a list, only what is asymmetric. */
function demandAsymmetric(metadata: oidc.ServerMetadata): void {
  const offered = metadata.id_token_signing_alg_values_supported;
  if (offered === undefined) return;
  const usable = offered.filter((name) => ALGORITHMS.has(name));
  if (usable.length === 0) refuse('Unauthorized', 'Your directory signs with an algorithm that is not accepted');
  (metadata as { id_token_signing_alg_values_supported?: string[] }).id_token_signing_alg_values_supported = usable;
}

/** The address that the directory sent the browser to. */
function back({ redirectUrl }: OwnAddresses, { state, code, iss }: Returned): URL {
  const url = new URL(redirectUrl);
  url.searchParams.set('state', state);
  if (code !== undefined) url.searchParams.set('code', code);
  if (iss !== undefined) url.searchParams.set('iss', iss);
  return url;
}

const momentOf = (seconds: unknown): Date | null => (typeof seconds === 'number' ? new Date(seconds * 1_000) : null);

/** Error codes of OAuth are words. */
const plain = (text: string): string => text.replace(/[^\w .-]/g, '').slice(0, 100);

/** The reason names the check that failed, and nothing that was sent. */
/** Errors of the guarded client. */
const isUnreached = (error: unknown): boolean => (error as { name?: unknown } | undefined)?.name === 'OutboundError';

function refused(error: unknown): never {
  if (isUnreached(error) || isUnreached((error as { cause?: unknown }).cause))
    refuse('Unavailable', 'Your directory does not answer', 'Try again, or sign in in another way.');
  if ((error as { name?: unknown }).name === 'Refusal') throw error;
  const reason = error instanceof oidc.ResponseBodyError ? plain(error.error) : plain(String((error as Error).message));
  return refuse('Unauthorized', 'The answer of your directory was not accepted', `Reason: ${reason}.`);
}
