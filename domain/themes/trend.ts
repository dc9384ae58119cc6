import { refuse } from '../kernel/index.ts';

/** People with a message in a bucket of time: in the theme, and in its whole channel. Each counts once, however much they write. */
export interface TrendCounts {
  readonly theme: number;
  readonly channel: number;
}

/** A share or a ratio with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Null for the value or the upper end where there is nothing to divide by. */
export interface RateRatio {
  readonly value: number | null;
  readonly low: number;
  readonly high: number | null;
}

/** Counts of a period, and its length in any unit that both periods share. */
export interface TrendPeriod extends TrendCounts {
  readonly length: number;
}

export const GROWTHS = [
  'GROWING',
  'GROWING_WITH_ALL',
  'STEADY',
  'SHRINKING',
  'SHRINKING_WITH_ALL',
  'UNCERTAIN',
] as const;

export interface Growth {
  readonly growth: (typeof GROWTHS)[number];
  readonly theme: RateRatio;
  readonly channel: RateRatio;
}

/** 97.5th percentile of the normal distribution. */
const Z = 1.959964;
/** A rate that changed by less than this factor, in either direction, is steady (decided). */
const STEADY = 1.5;

/** Share of the theme in each bucket with its Wilson score interval (Wilson 1927). Null for buckets without people. */
export function trendShares(buckets: readonly TrendCounts[]): (Estimate | null)[] {
  return buckets.map((bucket) => {
    refuseWrong(bucket);
    return bucket.channel === 0 ? null : estimatedShare(bucket.theme, bucket.channel);
  });
}

/**
 * States how a theme changed from one period to another. Its rate grew or shrank if the interval of the ratio excludes 1. It did so
 * with all if the channel did too, and the interval of the difference of both shares has 0. It is steady if the whole interval is within
 * a factor of 1.5.
 */
export function growthOf(before: TrendPeriod, after: TrendPeriod): Growth {
  for (const period of [before, after]) {
    refuseWrong(period);
    if (!(period.length > 0)) refuse('ValidationError', 'A period needs a length');
  }
  const theme = rateRatio(before.theme, before.length, after.theme, after.length);
  const channel = rateRatio(before.channel, before.length, after.channel, after.length);
  return { growth: stated(theme, channel, isOtherShare(before, after)), theme, channel };
}

function stated(theme: RateRatio, channel: RateRatio, isOther: boolean): Growth['growth'] {
  const [high, channelHigh] = [theme.high ?? Infinity, channel.high ?? Infinity];
  if (theme.low > 1) return channel.low > 1 && !isOther ? 'GROWING_WITH_ALL' : 'GROWING';
  if (high < 1) return channelHigh < 1 && !isOther ? 'SHRINKING_WITH_ALL' : 'SHRINKING';
  return theme.low >= 1 / STEADY && high <= STEADY ? 'STEADY' : 'UNCERTAIN';
}

/** Whether the share of the theme changed beyond chance: the interval of the difference (Newcombe 1998, method 10) excludes 0. */
function isOtherShare(before: TrendCounts, after: TrendCounts): boolean {
  if (before.channel === 0 || after.channel === 0) return false;
  const [one, other] = [estimatedShare(before.theme, before.channel), estimatedShare(after.theme, after.channel)];
  const [less, more] = one.value < other.value ? [one, other] : [other, one];
  return more.value - less.value > Math.hypot(more.value - more.low, less.high - less.value);
}

/**
 * Ratio of two Poisson rates. Given the sum of both counts, the later one is binomial (Przyborowski and Wilenski 1940), so the Wilson
 * interval of its share gives that of the ratio.
 */
function rateRatio(before: number, beforeLength: number, after: number, afterLength: number): RateRatio {
  if (before + after === 0) return { value: null, low: 0, high: null };
  const { value, low, high } = estimatedShare(after, before + after);
  const ratio = (share: number): number => ((share / (1 - share)) * beforeLength) / afterLength;
  return { value: before === 0 ? null : ratio(value), low: ratio(low), high: before === 0 ? null : ratio(high) };
}

/** A share with its Wilson score interval. `of` is more than 0; `z` is the percentile of the interval. */
export function estimatedShare(count: number, of: number, z = Z): Estimate {
  const value = count / of;
  const square = z * z;
  const middle = (value + square / (2 * of)) / (1 + square / of);
  const half = (z * Math.sqrt((value * (1 - value)) / of + square / (4 * of * of))) / (1 + square / of);
  return {
    value,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === of ? 1 : Math.min(1, middle + half),
  };
}

function refuseWrong({ theme, channel }: TrendCounts): void {
  const isCount = [theme, channel].every((count) => Number.isInteger(count) && count >= 0);
  if (!isCount || theme > channel) refuse('ValidationError', 'A theme has at most as many people as its channel');
}
