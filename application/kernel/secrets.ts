/** Unguessable strings from the machine's random source. Stored only as `hash(…)`. */
export interface Secrets {
  /** `bytes` random bytes as base64url (32 bytes give 43 characters). */
  token(bytes: number): string;
  /** Six decimal digits, each equally likely; 1 in a million, so attempts must be counted. */
  code6(): string;
  /** Exactly 12 characters of A-Z, a-z and 0-9 (71 bits): the token of a share link. */
  shareToken(): string;
  /** SHA-256 of a secret that is itself random, as 64 hexadecimal digits. Not for passwords. */
  hash(secret: string): string;
}
