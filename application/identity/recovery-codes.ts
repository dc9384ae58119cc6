import { RECOVERY_CODES, typedCode } from '@evident/domain/identity';
import type { Secrets } from '../kernel/secrets.ts';

/** Four groups of five hexadecimal digits: 80 bits, safe from brute force even if the hashes leak. */
const GROUPS = [0, 5, 10, 15];
const GROUP = 5;
const BYTES = 32;

/** Creates recovery codes for display, and their hashes for storage. */
export function newRecoveryCodes(secrets: Secrets): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const digits = secrets.hash(secrets.token(BYTES));
    return GROUPS.map((from) => digits.slice(from, from + GROUP)).join('-');
  });
  return { codes, hashes: codes.map((code) => secrets.hash(typedCode(code))) };
}
