import type { Uuid } from '../kernel/index.ts';
import { type ResearchStep, stepsOf } from './step.ts';

/** How many of those that were read a finding comes from. */
export interface FindingCount {
  /** Key of the section. */
  readonly key: string;
  readonly count: number;
  readonly passages: number;
}

export interface Counts {
  /** People if all notes name their speakers, otherwise notes. */
  readonly of: 'PEOPLE' | 'NOTES';
  readonly total: number;
  readonly findings: FindingCount[];
}

/**
 * Counts those whose passages a finding groups, and those that were read. Speakers of different notes are different people.
 * @param isVisible whether the reader sees a note now; others do not count
 */
export function countsOf(steps: readonly ResearchStep[], isVisible: (noteId: Uuid) => boolean): Counts {
  const read = stepsOf(steps, 'READ').filter(({ noteId }) => isVisible(noteId));
  const arePeople = read.length > 0 && read.every(({ voices }) => voices > 0);
  return {
    of: arePeople ? 'PEOPLE' : 'NOTES',
    total: arePeople ? read.reduce((sum, { voices }) => sum + voices, 0) : read.length,
    findings: stepsOf(steps, 'GROUP').flatMap(({ groups }) =>
      groups.flatMap(({ key, isRest, places }) => {
        const seen = places.filter(({ noteId }) => isVisible(noteId));
        if (isRest || seen.length === 0) return [];
        const who = seen.map(({ noteId, voice }) => (arePeople ? `${noteId} ${voice}` : noteId));
        return [{ key, count: new Set(who).size, passages: seen.length }];
      }),
    ),
  };
}

/** Such as "7 of 12 people". */
export const countWords = (
  { of, total }: Pick<Counts, 'of' | 'total'>,
  { count }: Pick<FindingCount, 'count'>,
): string => `${count.toLocaleString('en')} of ${total.toLocaleString('en')} ${nounOf(of, total)}`;

const nounOf = (of: Counts['of'], n: number): string =>
  of === 'PEOPLE' ? (n === 1 ? 'person' : 'people') : n === 1 ? 'note' : 'notes';
