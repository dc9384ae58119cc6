import { type Vector, dot, isTelling, wordsOf } from '../extraction/index.ts';
import { stemOf } from './relevance.ts';

/** English words that reverse what follows them. */
const NEGATION =
  /^(?:no|not|never|none|nobody|nothing|neither|nor|cannot|without|hardly|rarely|barely|seldom)$|n['’]t$/u;
/** Words that negate nothing. */
const NO_NEGATION =
  /\b(?:not only|not just|not necessarily|no doubt|no longer than|not to mention|why not|whether or not|if not|without worrying|no matter|(?:do|did|does)(?:n['’]t| not) (?:know|think|mind|hesitate)|can['’]t wait|not sure)\b/giu;
/** Where a negation ends. */
const CLAUSES = /[,;:.!?()–—]|\b(?:but|however|although|though|because|while|whereas|yet|and|so|than)\b/iu;
/** Words after a negation that it reverses. */
const REACH = 6;
/** Words that judge, in feedback and interviews. */
const GOOD = words(
  'good great excellent amazing wonderful helpful friendly kind caring professional easy simple clear fast quick quickly smooth reliable useful valuable pleasant comfortable love enjoy enjoyed happy pleased satisfied best perfect cheap trust success works powerful convenient intuitive efficient',
);
const BAD = words(
  'bad poor terrible awful unhelpful rude unkind careless unprofessional hard harder difficult complicated complex confusing confused unclear slow slowly unreliable useless unpleasant uncomfortable hate dislike unhappy dissatisfied worst worse expensive distrust failure fails failed broken cumbersome annoying frustrating frustrated lacking lack missing problem problems struggle painful overwhelming impossible costly',
);
const OPPOSITES = [
  ['always', 'never'],
  ['everyone', 'nobody'],
  ['everybody', 'nobody'],
  ['agree', 'disagree'],
  ['advantage', 'disadvantage'],
  ['possible', 'impossible'],
  ['enough', 'insufficient'],
] as const;
/** Cosine from which on two sentences are about the same. */
const SAME_SUBJECT = 0.45;
/** With one shared word only. */
const SAME_SUBJECT_OF_ONE_WORD = 0.6;
/** A wish judges the present state as bad, also with good words. */
const WISH =
  /\b(?:would be|would like|could be|should|wish|hope|need(?:s|ed)? to|please|ability to|turn .+ into)\b|^(?:more|better|easier|easy|faster|quicker|improved?)\b/iu;

export interface Statement {
  readonly text: string;
  readonly vector: Vector;
}

/**
 * How much a sentence may speak against another, 0 to 1. Both are about the same and share a telling word that few sentences have; and
 * this word is negated in one only, or one judges well and the other badly, or they have opposite words. A cue for readers to check, not
 * a proof. English.
 * @param isCommon whether many sentences have a word, by its stem
 */
export function against(claim: Statement, other: Statement, isCommon: (stem: string) => boolean = () => false): number {
  const nearness = dot(claim.vector, other.vector);
  if (nearness < SAME_SUBJECT) return 0;
  const [one, two] = [readingOf(claim.text), readingOf(other.text)];
  const shared = [...one.negated.keys()].filter((stem) => two.negated.has(stem) && !isCommon(stem));
  if (shared.length === 0 || (shared.length === 1 && nearness < SAME_SUBJECT_OF_ONE_WORD)) return 0;
  const isNegated = shared.some((stem) => one.negated.get(stem) !== two.negated.get(stem));
  const isJudged = one.judgement * two.judgement < 0;
  return isNegated || isJudged || haveOpposites(claim.text, other.text) ? nearness : 0;
}

interface Statements {
  /** Telling words by their stem: whether they are negated. */
  readonly negated: ReadonlyMap<string, boolean>;
  /** Good words less bad words, reversed where they are negated. */
  readonly judgement: number;
}

function readingOf(text: string): Statements {
  const negated = new Map<string, boolean>();
  let judgement = 0;
  for (const clause of text.replace(NO_NEGATION, ' ').split(CLAUSES)) {
    const all = wordsOf(clause);
    for (const [at, word] of all.entries()) {
      const reversed =
        all.slice(Math.max(0, at - REACH), at).filter((before) => NEGATION.test(before)).length % 2 === 1;
      if (GOOD.has(word)) judgement += reversed ? -1 : 1;
      if (BAD.has(word)) judgement += reversed ? 1 : -1;
      if (isTelling(word)) negated.set(stemOf(word), reversed || (negated.get(stemOf(word)) ?? false));
    }
  }
  return { negated, judgement: WISH.test(text.trim()) ? Math.min(0, judgement) : judgement };
}

function haveOpposites(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  return OPPOSITES.some(([left, right]) => (a.has(left) && b.has(right)) || (a.has(right) && b.has(left)));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Whether a word is in more than this share of the texts, by its stem. */
export function commonIn(texts: readonly string[], share = 0.1): (stem: string) => boolean {
  const holders = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(wordsOf(text).map(stemOf))) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return (stem) => texts.length > 10 && (holders.get(stem) ?? 0) > share * texts.length;
}
