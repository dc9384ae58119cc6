import { useEffect, useState } from 'react';

/** Maximum wait in milliseconds. */
const AT_LATEST_MS = 1_000;

/** False until the browser is idle, so that visible content loads first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari lacks requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(setIdle, AT_LATEST_MS / 2, true);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return idle;
}
