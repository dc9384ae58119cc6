import { useEffect, useState } from 'react';

/** Nobody waits longer for what comes second. */
const AT_LATEST_MS = 1_000;

/** False until the browser has nothing more urgent to do: what is seen first is fetched and drawn first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari knows no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(setIdle, AT_LATEST_MS / 2, true);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return idle;
}
