import type { ThemeEvent } from '@evident/domain/channels';
import { dataPointsInWords } from './words.ts';

const shown = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 2 });

/** Why it happened, in numbers. */
export function reasonOf({ event, byMember, points, expected, between, limit }: ThemeEvent): string {
  if (byMember) return 'A member merged them.';
  if (event === 'BORN' && points !== null)
    return expected === null
      ? `${dataPointsInWords(points)} in no theme said the same.`
      : `${dataPointsInWords(points)} said the same in a short time, where ${shown(expected)} were to be expected.`;
  if (between === null || limit === null) return event === 'ENDED' ? 'It had too few data points.' : '';
  const compared = `similarity ${shown(between)}, limit ${shown(limit)}`;
  return event === 'SPLIT_FROM' || event === 'GAVE_PART'
    ? `Both parts had little in common: ${compared}.`
    : `Both had much in common: ${compared}.`;
}

/** Label of the button that reverts it. */
export const revertLabel = ({ event }: Pick<ThemeEvent, 'event'>): string =>
  event === 'SPLIT_FROM' || event === 'GAVE_PART' ? 'Merge again' : 'Separate again';

/** The label of its undo. */
export const revertedLabel = ({ event, other }: Pick<ThemeEvent, 'event' | 'other'>): string =>
  event === 'SPLIT_FROM' || event === 'GAVE_PART'
    ? `Merged with “${other?.title ?? ''}”`
    : `Separated from “${other?.title ?? ''}”`;
