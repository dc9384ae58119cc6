import { useEffect } from 'react';
import { useShownPreferences } from '../kernel/preferences.ts';
import { createStore, useStore } from '../kernel/store.ts';
import { exactTime, relativeTime } from './time.ts';

const now = createStore(Date.now());
const EVERY_MS = 60_000;
let watching = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Shared clock of all relative times. */
export function useMinute(): Date {
  useEffect(() => {
    if (watching++ === 0) {
      now.set(Date.now());
      timer = setInterval(() => now.set(Date.now()), EVERY_MS);
    }
    return () => {
      if (--watching === 0) clearInterval(timer);
    };
  }, []);
  return new Date(useStore(now));
}

/** Relative time under a week, with the exact time on hover. */
export function RelativeTime({ at }: { at: string | Date }) {
  const date = new Date(at);
  const minute = useMinute();
  useShownPreferences();
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)}>
      {relativeTime(date, minute)}
    </time>
  );
}
