/** Maximum length of an address that leaves the page (specification, document 002, section 9). */
export const ADDRESS_MAX = 2048;

const SECRETS = ['token', 'confirmation_token', 'code'].join('|');
const SECRET = new RegExp(`(?<=[?&#;](?:${SECRETS})=)[^&#;]*`, 'gi');
const REDACTED = '[redacted]';

/** A name whose letters are encoded would hide its value from the pattern. Invalid encodings stay as they are. */
const ENCODED_NAME = /(?<=[?&#;])[^=&#;?]*%[^=&#;?]*(?==)/g;

/**
 * The address without the values of `token`, `confirmation_token` and `code`, in query and hash, at most 2,048
 * characters long. It redacts before it cuts, so that no part of a secret is left at the end.
 */
export function sanitizedAddress(address: string): string {
  const redacted = address.replace(ENCODED_NAME, decoded).replace(SECRET, REDACTED);
  return redacted.slice(0, ADDRESS_MAX).replace(/[\uD800-\uDBFF]$/, '');
}

function decoded(name: string): string {
  try {
    const plain = decodeURIComponent(name);
    return /^[\w]+$/.test(plain) ? plain : name;
  } catch {
    return name;
  }
}
