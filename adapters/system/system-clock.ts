import type { Clock } from '@evident/application/kernel/clock';

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };
