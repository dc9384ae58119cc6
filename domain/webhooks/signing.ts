/** Of a secret, as the specification of Standard Webhooks says: `whsec_` and the key in base64. */
const SECRET_PREFIX = 'whsec_';
/** Bytes of a key. The specification allows 24 to 64; a multiple of three needs no padding. */
export const SECRET_BYTES = 24;
/** Hours in which the secret before is valid too, after a new one was made (decided). */
export const ROTATION_HOURS = 24;

/** @param key random bytes in base64url */
export const secretOf = (key: string): string => SECRET_PREFIX + key.replaceAll('-', '+').replaceAll('_', '/');

/** The key of a secret, in base64. */
export const keyOf = (secret: string): string => secret.slice(SECRET_PREFIX.length);

/** A secret as it is stored: encrypted, with the moment until which it is valid; null for the current one. */
export interface StoredSecret {
  readonly sealed: string;
  /** ISO time. */
  readonly until: string | null;
}

/** A new secret, and the one before, which is valid for another day. Older ones end at once. */
export function rotated(secrets: readonly StoredSecret[], sealed: string, now: Date): StoredSecret[] {
  const until = new Date(now.getTime() + ROTATION_HOURS * 3_600_000).toISOString();
  const [current] = secrets;
  return [{ sealed, until: null }, ...(current ? [{ ...current, until }] : [])];
}

export const validSecrets = (secrets: readonly StoredSecret[], now: Date): StoredSecret[] =>
  secrets.filter(({ until }) => until === null || Date.parse(until) > now.getTime());

/**
 * The headers of a delivery (https://www.standardwebhooks.com).
 *
 * @param sign returns the HMAC-SHA-256 of a text in base64, with each valid secret
 */
export function signedHeaders(
  id: string,
  body: string,
  now: Date,
  sign: (content: string) => readonly string[],
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': sign(`${id}.${seconds}.${body}`)
      .map((signature) => `v1,${signature}`)
      .join(' '),
  };
}
