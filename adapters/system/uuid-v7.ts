import { randomUUID } from 'node:crypto';
import type { Ids } from '@evident/application/kernel/ids';

/**
 * UUID version 7: 48 bits of Unix milliseconds, then the 74 random bits of a version 4 (RFC 9562, sections 5.4 and
 * 5.7).
 */
export const uuidV7: Ids = {
  newId() {
    const time = Date.now().toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
  },
};
