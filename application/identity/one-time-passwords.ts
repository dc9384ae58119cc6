/** Codes of authenticator apps (RFC 6238): six digits, a new one every 30 seconds. */
export interface OneTimePasswords {
  /** A new shared secret, in base32. */
  newSecret(): string;
  /** The `otpauth:` address that apps read from a QR code. */
  urlOf(secret: string, label: string): string;
  /** The time step whose code this is, one step early or late at most; null for a wrong code. */
  stepOf(secret: string, code: string, now: Date): number | null;
}
