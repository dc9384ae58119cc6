import type { Clock } from '@evident/application/kernel/clock';

export const systemClock: Clock = { now: () => new Date() };
