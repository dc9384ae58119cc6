import type { Pause } from '@evident/application/kernel/pause';

/** Waits with a timer; returns at once for zero. */
export const pause: Pause = (milliseconds) =>
  milliseconds <= 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
