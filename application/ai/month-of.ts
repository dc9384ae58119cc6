/** The calendar month of a time in UTC, as `YYYY-MM`. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM'.length);
