import { contradicts } from '../evidence/index.ts';
import { type Vector, dot, isTelling, wordsOf } from '../extraction/index.ts';
import { stemOf } from './relevance.ts';

/** Cosine from which on two sentences are about the same. */
const SAME_SUBJECT = 0.45;
/** With one shared word only. */
const SAME_SUBJECT_OF_ONE_WORD = 0.55;

export interface Statement {
  readonly text: string;
  readonly vector: Vector;
}

/**
 * How much a sentence contradicts another, 0 to 1. Both are about the same and share a telling word that few sentences have, and one
 * denies the other or judges the same the other way. A cue for readers to check, not a proof.
 * @param isCommon whether many sentences have a word, by its stem
 */
export function against(claim: Statement, other: Statement, isCommon: (stem: string) => boolean = () => false): number {
  const nearness = dot(claim.vector, other.vector);
  if (nearness < SAME_SUBJECT) return 0;
  const stems = new Set(wordsOf(other.text).filter(isTelling).map(stemOf));
  const shared = new Set(
    wordsOf(claim.text)
      .filter(isTelling)
      .map(stemOf)
      .filter((stem) => stems.has(stem) && !isCommon(stem)),
  );
  if (shared.size === 0 || (shared.size === 1 && nearness < SAME_SUBJECT_OF_ONE_WORD)) return 0;
  return contradicts(claim.text, other.text) ? nearness : 0;
}

/** Whether a word is in more than this share of the texts, by its stem. */
export function commonIn(texts: readonly string[], share = 0.1): (stem: string) => boolean {
  const holders = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(wordsOf(text).map(stemOf))) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return (stem) => texts.length > 10 && (holders.get(stem) ?? 0) > share * texts.length;
}
