import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from '@evident/application/kernel/secrets';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Node's random source. `randomInt` has no modulo bias. */
export const nodeSecrets: Secrets = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  code6: () => String(randomInt(1_000_000)).padStart(6, '0'),
  shareToken: () => Array.from({ length: 12 }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join(''),
  hash: (secret) => createHash('sha256').update(secret, 'utf8').digest('hex'),
};
