/** First day of the UTC month in which a piece counts: `2026-03-01`. */
export const monthOf = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

/** Begun minutes of recordings that were transcribed. */
export const minutesOf = (milliseconds: number): number => Math.ceil(milliseconds / 60_000);
