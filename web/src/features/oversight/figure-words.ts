export const number = (count: number): string => count.toLocaleString('en');

/** `90 s`, `12 min`, `3.5 h`. */
export function hoursInWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${number(Number((seconds / 3600).toFixed(1)))} h`;
}

/** `3 of 10`; without a limit only the number. */
export const ofLimit = (count: number, limit: number | null): string =>
  limit === null ? number(count) : `${number(count)} of ${number(limit)}`;
