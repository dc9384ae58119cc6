import type { GrowthView, ThemeView } from '@evident/domain/channels';

const WORDS: Readonly<Record<GrowthView['growth'], string | null>> = {
  GROWING: 'Growing',
  GROWING_WITH_ALL: 'Growing with all',
  STEADY: 'Steady',
  SHRINKING: 'Shrinking',
  SHRINKING_WITH_ALL: 'Shrinking with all',
  UNCERTAIN: null,
};

/** One or a few words; null if there are too few people to compare. */
export const growthWord = (growth: GrowthView | null): string | null => (growth === null ? null : WORDS[growth.growth]);

/**
 * Compares the growth of a theme with that of its channel: `Growing: 1.4 to 3.1 times as many people as in the 30 days before. The whole channel has
 * 0.9 to 1.2 times as many.`
 */
export function growthSentence(growth: GrowthView | null): string {
  if (growth === null) return 'Growth is shown once the channel has data of 31 days.';
  const { theme, channel } = growth;
  const whole = `The whole channel has ${times(channel)}.`;
  if (growth.growth === 'UNCERTAIN') return `There are too few people to measure its growth. ${whole}`;
  return `${WORDS[growth.growth]}: ${times(theme)} as in the 30 days before. ${whole}`;
}

const shown = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: value < 10 ? 1 : 0 });

const times = ({ low, high }: GrowthView['theme']): string =>
  high === null
    ? `at least ${shown(low)} times as many people`
    : `${shown(low)} to ${shown(high)} times as many people`;

/** Themes that surely grow first, by how much at least; then those that gained the most people. */
export const emergingFirst = (themes: readonly ThemeView[]): ThemeView[] =>
  [...themes].sort(
    (one, other) =>
      surely(other) - surely(one) ||
      other.recent - other.earlier - (one.recent - one.earlier) ||
      other.people - one.people,
  );

const surely = ({ growth }: ThemeView): number => (growth?.growth === 'GROWING' ? growth.theme.low : 0);
