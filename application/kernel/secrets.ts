/** Generates secrets from the system's secure random source. Stored only as `hash(…)`. */
export interface Secrets {
  /** `bytes` random bytes as base64url (32 bytes give 43 characters). */
  token(bytes: number): string;
  /** Six uniformly random decimal digits. Guessable with a chance of 1 in a million, so tries must be limited. */
  code6(): string;
  /** Exactly 12 characters of A-Z, a-z and 0-9 (71 bits): the token of a share link. */
  shareToken(): string;
  /** SHA-256 of a random secret, as 64 hexadecimal digits. Not for passwords. */
  hash(secret: string): string;
}
