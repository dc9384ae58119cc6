import { randomUUID } from 'node:crypto';
import type { Ids } from '@evident/application/kernel/ids';

let time = 0;
let sequence = 0;

const SEQUENCE_MAX = 0xfff;
/** Begins in the lower half, so that a millisecond has room for 2,048 more ids. */
const firstOf = (random: string): number => Number.parseInt(random.slice(15, 18), 16) >> 1;

/**
 * UUID version 7: 48 bits of Unix milliseconds, 12 bits that count within a millisecond, then the 62 random bits of a
 * version 4 (RFC 9562, sections 5.4, 5.7 and 6.2). The ids of a process ascend, so rows that are made one after the
 * other keep that order.
 */
export const uuidV7: Ids = {
  newId() {
    const random = randomUUID();
    const now = Date.now();
    if (now > time || sequence === SEQUENCE_MAX) [time, sequence] = [Math.max(now, time + 1), firstOf(random)];
    else sequence += 1;
    const stamp = time.toString(16).padStart(12, '0');
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${sequence.toString(16).padStart(3, '0')}${random.slice(18)}`;
  },
};
