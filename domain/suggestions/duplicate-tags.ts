import { similarity } from '../anchors/index.ts';
import { type Vector, dot } from '../extraction/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { foldText } from '../search/index.ts';

export interface TagToCompare {
  readonly id: Uuid;
  readonly title: string;
  readonly highlightCount: number;
  /** Of the title, of length 1. */
  readonly vector: Vector;
}

/** Two tags that may mean the same. `keep` has more highlights. */
export interface DuplicateTags {
  readonly keep: Uuid;
  readonly merge: Uuid;
  readonly reason: string;
}

/** Titles that differ in fewer letters than this share are spelled alike. */
const SPELLED_ALIKE = 0.85;
/** Titles at least this near mean about the same. */
const MEANT_ALIKE = 0.8;

/** Pairs of tags that are spelled alike or mean about the same. */
export function duplicateTags(tags: readonly TagToCompare[]): DuplicateTags[] {
  const spelled = tags.map(({ title }) => spelling(title));
  return tags.flatMap((one, at) =>
    tags.slice(at + 1).flatMap((other, index) => {
      const reason = alike(one, other, spelled[at]!, spelled[at + 1 + index]!);
      if (reason === null) return [];
      const [keep, merge] = other.highlightCount > one.highlightCount ? [other, one] : [one, other];
      return [{ keep: keep.id, merge: merge.id, reason }];
    }),
  );
}

function alike(one: TagToCompare, other: TagToCompare, spelledOne: string, spelledOther: string): string | null {
  if (spelledOne === spelledOther) return 'Same name but for case, plural and punctuation';
  if (Math.min(spelledOne.length, spelledOther.length) >= 6)
    if (similarity(spelledOne, spelledOther, SPELLED_ALIKE) >= SPELLED_ALIKE) return 'Spelled almost the same';
  return dot(one.vector, other.vector) >= MEANT_ALIKE ? 'The names mean about the same' : null;
}

/** Without case, accents, punctuation, order and the English plural. */
const spelling = (title: string): string =>
  (foldText(title).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .sort()
    .join(' ');
