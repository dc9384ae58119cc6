import type { Uuid } from '../kernel/index.ts';
import { refuseOauth } from './oauth-refusal.ts';
import { hostOfRedirect, isRedirectUri } from './redirect-uri.ts';

const NAME_MAX = 100;
const REDIRECTS_MAX = 10;
/** Programs that were never allowed are forgotten after a day, others 90 days after their last token (decided). */
const UNUSED_DAYS = 1;
const IDLE_DAYS = 90;
const DAY_MS = 86_400_000;

/** A client that registered itself (RFC 7591). It has no secret: it proves itself with PKCE and its redirect address. */
export interface Program {
  readonly id: Uuid;
  /** Its own word, not verified. */
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly createdAt: Date;
}

/** Control, direction and invisible characters, which could make a name look like another one. */
const DECEIVING = /[\p{C}\u2028\u2029]/gu;

/** Reads client metadata (RFC 7591, 2). Unknown members are ignored, as section 2 asks. */
export function demandRegistration(metadata: unknown): Pick<Program, 'name' | 'redirectUris'> {
  const { redirect_uris: uris, client_name: given } = (metadata ?? {}) as Record<string, unknown>;
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > REDIRECTS_MAX)
    return refuseOauth('invalid_redirect_uri', `redirect_uris must be a list of 1 to ${REDIRECTS_MAX} addresses`);
  const redirectUris = uris.map((uri: unknown) =>
    typeof uri === 'string' && isRedirectUri(uri)
      ? uri
      : refuseOauth(
          'invalid_redirect_uri',
          'A redirect URI must be https, http on a loopback address, or the scheme of an app',
        ),
  );
  if (given !== undefined && typeof given !== 'string')
    refuseOauth('invalid_client_metadata', 'client_name must be a text');
  const name = ((given as string | undefined) ?? '').replace(DECEIVING, '').trim().slice(0, NAME_MAX);
  return { name: name || (hostOfRedirect(redirectUris[0]!) ?? 'Program on a device'), redirectUris };
}

/** The answer of a registration (RFC 7591, 3.2.1). */
export const viewRegistration = ({ id, name, redirectUris, createdAt }: Program) => ({
  client_id: id,
  client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
  client_name: name,
  redirect_uris: redirectUris,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
});

/** Programs registered, or last used, before these moments are forgotten. */
export const forgottenBefore = (now: Date): { unused: Date; idle: Date } => ({
  unused: new Date(now.getTime() - UNUSED_DAYS * DAY_MS),
  idle: new Date(now.getTime() - IDLE_DAYS * DAY_MS),
});
