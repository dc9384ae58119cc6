/** How much the passages before and after one count for it, the nearest first. Answers in talks spread over several turns. */
const SHARES = [0.6, 0.4, 0.2];
/** How relevant a neighbor is taken to be that does not exist, compared to the passage: a short note is not worse for being short. */
const MISSING = 0.5;

/** Relevance of consecutive passages of one text, each with some of that of its neighbors. */
export const withNeighbors = (scores: readonly number[]): number[] =>
  scores.map((score, at) =>
    SHARES.reduce((sum, share, index) => {
      const before = scores[at - index - 1] ?? score * MISSING;
      const after = scores[at + index + 1] ?? score * MISSING;
      return sum + share * (before + after);
    }, score),
  );

/** The relevance of a passage whose neighbors are as relevant as itself, by its own. */
export const NEIGHBORHOOD = 1 + 2 * SHARES.reduce((sum, share) => sum + share, 0);
