import { estimatedShare, growthOf } from '../themes/index.ts';

/** People of the 30 days before the newest data point of a channel, and of the 30 days before. */
export interface PeopleOfPeriods {
  readonly recent: number;
  readonly earlier: number;
}

/** The figures that decide about a doubling. */
export interface DoublingCounts extends PeopleOfPeriods {
  readonly channel: PeopleOfPeriods;
  /** From the oldest data point of the channel to the newest. */
  readonly days: number;
}

/** Days of both periods. */
export const PERIOD_DAYS = 30;
/** A shorter earlier period says nothing about its weeks (decided). */
const EARLIER_MIN = 7;
/** Fewer people say nothing about growth (decided). */
const PEOPLE_MIN = 6;
/**
 * Percentile of the 98 % interval. Each theme may seem to double by chance: with 95 %, a channel with 40 themes that never change
 * announces 25 doublings a year, with 98 % 12 (simulated). With 99 %, 5.6, but a new subject of eight people after one is missed (decided).
 */
const Z = 2.326;

/**
 * How often the people of a theme doubled from one period to the next: 1 for 4 and 9, 2 for 4 and 16. A channel that began within the
 * earlier period is compared by the days it has. A period without people counts as one person. 0 for fewer than six people, for a growth
 * that may be chance, and for one that the whole channel has.
 */
export function doublingsOf({ recent, earlier, channel, days }: DoublingCounts): number {
  const length = Math.min(PERIOD_DAYS, days - PERIOD_DAYS);
  if (length < EARLIER_MIN || recent < PEOPLE_MIN) return 0;
  const isChance = estimatedShare(recent, recent + earlier, Z).low <= PERIOD_DAYS / (PERIOD_DAYS + length);
  if (isChance) return 0;
  const { growth } = growthOf(
    { theme: earlier, channel: channel.earlier, length },
    { theme: recent, channel: channel.recent, length: PERIOD_DAYS },
  );
  if (growth !== 'GROWING') return 0;
  return Math.max(0, Math.floor(Math.log2(recent / Math.max(1, (earlier * PERIOD_DAYS) / length))));
}
