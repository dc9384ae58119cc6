/** Seconds to wait if a service names no time, and at most. */
const USUAL_S = 60;
const MOST_S = 86_400;

/** Headers with the time of the next request, in this order. Values are seconds, Unix times, or dates. */
const RESETS = ['ratelimit-reset', 'x-ratelimit-reset', 'x-rate-limit-reset'];
/** HubSpot names the length of its shortest limit in milliseconds, and the requests that are left today. */
const INTERVAL = 'x-hubspot-ratelimit-interval-milliseconds';
const LEFT_TODAY = 'x-hubspot-ratelimit-daily-remaining';
const DAY_IS_OVER_S = 3_600;

interface Limited {
  readonly retryAfter: string | null;
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** When a service takes requests again (RFC 9110 `Retry-After`, and the headers of the services). */
export function retryTime({ retryAfter, headers = {} }: Limited, now: Date): Date {
  const told = [retryAfter, ...RESETS.map((name) => headers[name])];
  const interval = headers[LEFT_TODAY] === '0' ? DAY_IS_OVER_S : Number(headers[INTERVAL]) / 1_000;
  const seconds =
    told.map((value) => secondsOf(String(value ?? ''), now)).find((value) => value !== null) ??
    (Number.isFinite(interval) ? interval : USUAL_S);
  return new Date(now.getTime() + Math.min(Math.max(seconds, 1), MOST_S) * 1_000);
}

function secondsOf(value: string, now: Date): number | null {
  if (value === '') return null;
  const number = Number(value);
  const at = Number.isNaN(number) ? Date.parse(value) : number > 1e12 ? number : number > 1e9 ? number * 1_000 : null;
  if (at === null) return number;
  return Number.isNaN(at) ? null : (at - now.getTime()) / 1_000;
}
