import type { ThemeView } from '@evident/domain/channels';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString()} ${many}`;

export const peopleInWords = (count: number): string => counted(count, 'person', 'people');
export const dataPointsInWords = (count: number): string => counted(count, 'data point', 'data points');
export const themesInWords = (count: number): string => counted(count, 'theme', 'themes');

/** In place of the title of a theme that was found a moment ago. */
export const UNTITLED = 'Finding a title…';

export const percentOf = (share: number): string =>
  `${(share * 100).toLocaleString(undefined, { maximumFractionDigits: share < 0.1 ? 1 : 0 })} %`;

/** `12 % (8 to 17 %)`. */
export const shareInWords = ({ value, low, high }: { value: number; low: number; high: number }): string =>
  `${percentOf(value)} (${percentOf(low).slice(0, -2)} to ${percentOf(high)})`;

/**
 * `12 people in the latest 30 days, 5 before`. The days end with the newest data point of the channel, so that data of
 * another year has a growth too.
 */
export const growthInWords = ({ recent, earlier }: Pick<ThemeView, 'recent' | 'earlier'>): string =>
  `${peopleInWords(recent)} in the latest 30 days, ${earlier.toLocaleString()} before`;

/** Progress of a channel: `Finding themes of 230 data points`. */
export const findingInWords = (waiting: number): string => `Finding themes of ${dataPointsInWords(waiting)}`;
