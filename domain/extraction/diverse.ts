import { type Vector, dot } from './vectors.ts';

/** The most relevant texts that are compared, for each that is chosen. */
const CANDIDATES = 40;

/**
 * Chooses texts that matter and differ: maximal marginal relevance (Carbonell and Goldstein 1998).
 * @param scores relevance of each text, 0 to 1; texts of score 0 are never chosen
 * @param balance 1: relevance only; 0: difference only
 * @returns indexes, best first
 */
export function diverse(scores: readonly number[], vectors: readonly Vector[], count: number, balance = 0.7): number[] {
  const nearest = new Float64Array(scores.length);
  const relevant = scores.flatMap((score, at) => (score > 0 ? [at] : []));
  const left = new Set(relevant.sort((one, other) => scores[other]! - scores[one]!).slice(0, count * CANDIDATES));
  const chosen: number[] = [];
  while (chosen.length < count && left.size > 0) {
    let best = -1;
    let most = -Infinity;
    for (const at of left) {
      const worth = balance * scores[at]! - (1 - balance) * nearest[at]!;
      if (worth > most) [best, most] = [at, worth];
    }
    chosen.push(best);
    left.delete(best);
    for (const at of left) nearest[at] = Math.max(nearest[at]!, dot(vectors[at]!, vectors[best]!));
  }
  return chosen;
}
