import { type Vector, dot, tellingWords, wordsOf } from '../extraction/index.ts';

/** English words that reverse a statement, and contractions with "not". */
const NEGATION =
  /^(?:no|not|never|none|nobody|nothing|neither|nor|cannot|without|hardly|rarely|barely|seldom)$|n['’]t$/u;
/** Pairs of words with opposite meaning in feedback. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['easy', 'hard'],
  ['easy', 'difficult'],
  ['good', 'bad'],
  ['great', 'terrible'],
  ['love', 'hate'],
  ['like', 'dislike'],
  ['fast', 'slow'],
  ['cheap', 'expensive'],
  ['simple', 'complicated'],
  ['clear', 'confusing'],
  ['useful', 'useless'],
  ['always', 'never'],
  ['more', 'less'],
  ['better', 'worse'],
  ['trust', 'distrust'],
  ['success', 'failure'],
  ['advantage', 'disadvantage'],
  ['agree', 'disagree'],
  ['reliable', 'unreliable'],
  ['possible', 'impossible'],
];
/** Cosine from which on two sentences are about the same. */
const SAME_SUBJECT = 0.45;

export interface Statement {
  readonly text: string;
  readonly vector: Vector;
}

/** Whether a sentence is negated: an odd number of negations. English. */
export const isNegated = (text: string): boolean =>
  wordsOf(text).filter((word) => NEGATION.test(word)).length % 2 === 1;

/**
 * How much a sentence may speak against another, 0 to 1: both are about the same, share a telling word, and one is negated or has
 * the opposite word. A cue for readers to check, not a proof.
 */
export function against(claim: Statement, other: Statement): number {
  const nearness = dot(claim.vector, other.vector);
  if (nearness < SAME_SUBJECT) return 0;
  const words = new Set(tellingWords(claim.text));
  if (!tellingWords(other.text).some((word) => words.has(word))) return 0;
  return isNegated(claim.text) !== isNegated(other.text) || areOpposite(claim.text, other.text) ? nearness : 0;
}

function areOpposite(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  return OPPOSITES.some(([left, right]) => (a.has(left) && b.has(right)) || (a.has(right) && b.has(left)));
}
