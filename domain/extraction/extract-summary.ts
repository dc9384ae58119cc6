import type { DraftSentence } from '../evidence/index.ts';
import { centrality } from './centrality.ts';
import { diverse } from './diverse.ts';
import { type ReadSentence, quoted } from './read-sentence.ts';
import { type Vector, dot } from './vectors.ts';
import { wordsOf } from './words.ts';

export interface KeyOptions {
  /** Sentences at most. */
  readonly count: number;
  /** Meaning of what is asked for; null: what the texts as a whole are about. */
  readonly about?: Vector | null;
  /** Multiplies the score of a sentence, such as for cues of a section; 0 leaves it out. */
  readonly weigh?: (sentence: ReadSentence) => number;
}

/** Words from which on a sentence is long enough to tell something whole. */
const WHOLE = 15;
/** Openings say what a talk is about (Edmundson 1969): how much more their sentences count, and the share of the text that fades. */
const OPENING = { more: 0.3, share: 0.1 };
/** Of maximal marginal relevance; measured on QMSum. */
const BALANCE = 0.5;

/**
 * The sentences that say best what the texts are about, in the order of the texts. Central sentences count, weighted by how well they
 * stand alone; repetitions do not.
 */
export function keySentences(sentences: readonly ReadSentence[], { count, about, weigh }: KeyOptions): ReadSentence[] {
  const vectors = sentences.map(({ vector }) => vector);
  const central = centrality(
    vectors,
    sentences.map(({ statement }) => statement),
  );
  const scores = sentences.map((sentence, at) => {
    const relevance = about ? Math.max(0, dot(sentence.vector, about)) * (0.5 + 0.5 * central[at]!) : central[at]!;
    return relevance * standing(sentence) * (weigh?.(sentence) ?? 1);
  });
  const most = Math.max(...scores, Number.MIN_VALUE);
  const chosen = diverse(
    scores.map((score) => score / most),
    vectors,
    count,
    BALANCE,
  );
  return chosen.sort((one, other) => one - other).map((at) => sentences[at]!);
}

/** {@link keySentences} as a draft of one section, each quoting itself. */
export const extractSummary = (
  sentences: readonly ReadSentence[],
  options: KeyOptions & { readonly section?: string | null },
): DraftSentence[] => keySentences(sentences, options).map((sentence) => quoted(sentence, options.section ?? null));

function standing({ text, statement, position }: ReadSentence): number {
  if (statement === 0) return 0;
  const whole = Math.min(1, wordsOf(text).length / WHOLE);
  return statement * whole * (1 + OPENING.more * Math.exp(-position / OPENING.share));
}
