import type { Integration, Tokens } from '@evident/domain/integrations';

/** Right to act at a service, as it was given. */
export interface Grant {
  readonly tokens: Tokens;
  readonly account: { readonly id: string; readonly name: string };
  readonly scopes: readonly string[];
}

/** The service took the token back, or never gave it. Nothing works with it until someone connects again. */
export class TokenRevoked extends Error {
  override readonly name = 'TokenRevoked';
}

/**
 * The OAuth 2 side of a service. Each call rejects with a refusal: `Unavailable` when the service cannot be reached or asks
 * to wait, `UnprocessableContent` when it declines; with `TokenRevoked` when the token is not valid any more.
 */
export interface ProviderClient {
  /** The page on which a person allows the scopes. */
  authorizationUrl(request: {
    readonly state: string;
    /** The SHA-256 of the verifier, base64url (RFC 7636, section 4.2). */
    readonly challenge: string;
    readonly redirectUrl: string;
    readonly scopes: readonly string[];
  }): string;
  exchange(answer: { readonly code: string; readonly verifier: string; readonly redirectUrl: string }): Promise<Grant>;
  refresh(refreshToken: string): Promise<Tokens>;
  /** Takes a token back. A token that is not valid any more is none to take back. */
  revoke(accessToken: string): Promise<void>;
  /** Resolves if a token is valid. */
  check(accessToken: string): Promise<void>;
}

/** A service with channels in which messages are posted. */
export interface ChatClient extends ProviderClient {
  /** @param text in the markup of the service, escaped already */
  post(accessToken: string, channel: string, text: string): Promise<void>;
  /** Public channels, at most 1,000, by name. */
  channels(accessToken: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** A reported event of a service, after its signature was verified. */
export interface ProviderDelivery {
  readonly id: string;
  readonly type: string;
  /** The account at the service that it is about. */
  readonly account: string;
}

/** The configured services; one that is missing is not configured. */
export interface Providers {
  readonly Slack?: SlackProvider;
}

export interface SlackProvider extends ChatClient {
  /** Null if the signature is not that of Slack over exactly this body and second. */
  signedAt(body: string, timestamp: string, signature: string): Date | null;
  /** The text to send back in a verification of the address, or the event. Null for what is not followed. */
  /** The workspace of Slack that a body names; null if it names none. */
  accountOf(body: string): string | null;
  read(body: string): { readonly challenge: string } | { readonly event: ProviderDelivery } | null;
}

export const clientOf = (providers: Providers, integration: Integration): ProviderClient | null =>
  providers[integration] ?? null;
