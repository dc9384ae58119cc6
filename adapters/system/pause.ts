import type { Pause } from '@evident/application/kernel/pause';

/** Waits by a timer; no time at all for zero. */
export const pause: Pause = (milliseconds) =>
  milliseconds <= 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
