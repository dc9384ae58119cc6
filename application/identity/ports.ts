/** Builds the URLs in mails and responses. */
export interface Addresses {
  /** URL of a page at the root address: `/auth/login`. */
  root(path: string): string;
  /** URL of a page in a workspace. */
  workspace(subdomain: string, path?: string): string;
}

/** Proof of work that makes bulk sign-up expensive. */
export interface BotCheck {
  /** A challenge for the browser, as JSON; valid for ten minutes. */
  challenge(): Promise<BotChallenge>;
  /** True once per challenge, and only for a correct, timely solution. Never throws, even on malformed input. */
  verify(solution: string): Promise<boolean>;
}

export type BotChallenge = Readonly<Record<string, unknown>>;

/** The origin of a sign-in request. */
export interface Caller {
  readonly ip: string;
  readonly device: string;
  /** A secret stored only in this browser. */
  readonly browser?: string;
}

/** The offline list of common and breached passwords. */
export interface CommonPasswords {
  /** Returns a lookup for lower-case words. Loads the list on first use. */
  lookUp(): Promise<(word: string) => boolean>;
}

/** Authenticator codes (RFC 6238): six digits, a new code every 30 seconds. */
export interface OneTimePasswords {
  /** Creates a shared secret, in base32. */
  newSecret(): string;
  /** The `otpauth:` URL for a QR code. */
  urlOf(secret: string, label: string): string;
  /** The time step of this code, at most one step early or late; null for a wrong code. */
  stepOf(secret: string, code: string, now: Date): number | null;
}

/** Hashes passwords to protect them if the database leaks. */
export interface PasswordHasher {
  /** A self-describing, salted hash of about 100 characters. */
  hash(password: string): Promise<string>;
  /**
   * False for a wrong password or a damaged hash. With null (no such account) it is false after the same time, to
   * prevent timing attacks.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** True if the hash has weaker parameters than the current ones: hash again at the next sign-in. */
  outdated(hash: string): boolean;
}

/** The checked claims of a token of an identity provider. */
export interface TokenClaims {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider vouches for it. */
  readonly verifiedEmail: string | null;
}

/** Checks tokens of the identity provider that the operator configured. */
export interface IssuerTokens {
  /** @throws Refusal `Unauthorized` for any that is not valid, `Unavailable` if the provider does not answer */
  claimsOf(token: string): Promise<TokenClaims>;
}

/** Encrypts secrets that must be readable again, with a key derived from the installation secret. */
export interface Vault {
  /** @param about the owner of the text; required again to open it */
  seal(text: string, about: string): string;
  /** Null if it was sealed with another key, has a different owner, or is damaged. */
  open(sealed: string, about: string): string | null;
}
