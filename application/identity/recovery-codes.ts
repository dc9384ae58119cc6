import { RECOVERY_CODES, typedCode } from '@evident/domain/identity';
import type { Secrets } from '../kernel/secrets.ts';

/** Four groups of five hexadecimal digits: 80 bits, which no search finds even from the hashes. */
const GROUPS = [0, 5, 10, 15];
const GROUP = 5;
const BYTES = 32;

/** New recovery codes as they are shown, and the hashes that are kept. */
export function newRecoveryCodes(secrets: Secrets): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const digits = secrets.hash(secrets.token(BYTES));
    return GROUPS.map((from) => digits.slice(from, from + GROUP)).join('-');
  });
  return { codes, hashes: codes.map((code) => secrets.hash(typedCode(code))) };
}
