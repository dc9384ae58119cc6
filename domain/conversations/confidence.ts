/** How well a passage fits a question, each from 0 to 1 and comparable between questions. */
export interface PassageFit {
  /** Its words and those of its neighbors, of the most that words can reach. */
  readonly words: number;
  /** Its cosine and those of its neighbors. */
  readonly meaning: number;
  /** The share of the question's words in the passage itself, by weight. */
  readonly held: number;
  /** The share of the question's words in the passage and the text that is shown around it. */
  readonly around: number;
}

/**
 * Weights of a logistic regression on the tuned half of the meetings: whether the answer holds the gold span. Questions of meetings of
 * another kind are examples of none.
 */
const WITH_MEANING = { words: 9.3, meaning: 9.8, held: 1.2, around: 1.9, none: -4.5 } as const;
/** The same where the model knows no meanings. */
const BY_WORDS = { words: 14, meaning: 0, held: 1.1, around: 2.75, none: -3.0 } as const;

/** From this probability an answer is shown; below it, nothing is (decided from the tuned half: few answers that miss). */
const SHOWN_FROM = 0.35;

/**
 * Of many notes, some have a few words of any question. Then the first passage also needs more than this share of the question's words in itself,
 * or this cosine (decided from the tuned half).
 */
const HELD = 0.5;
const SIMILAR = 0.5;

/**
 * The probability that the passages of an answer hold what was asked for. The first passage counts, and the most words that one of them
 * has around it. 0 without passages.
 */
export function confidenceOf(fits: readonly PassageFit[]): number {
  const [first] = fits;
  if (!first) return 0;
  const weights = fits.some(({ meaning }) => meaning > 0) ? WITH_MEANING : BY_WORDS;
  const around = fits.reduce((most, fit) => Math.max(most, fit.around), 0);
  const sum =
    weights.none +
    weights.words * first.words +
    weights.meaning * first.meaning +
    weights.held * first.held +
    weights.around * around;
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Whether an answer is shown. Otherwise nothing is, because unrelated passages cost more than they give.
 * @param isOneNote whether the question is asked of one note
 */
export function isAnswered(fits: readonly PassageFit[], isOneNote: boolean): boolean {
  const [first] = fits;
  if (!first || confidenceOf(fits) < SHOWN_FROM) return false;
  return isOneNote || first.held > HELD || first.meaning >= SIMILAR;
}
