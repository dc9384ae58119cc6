import type { Uuid } from '../kernel/index.ts';
import type { Candidate } from './candidates.ts';
import { dot, normalized } from './word-vectors.ts';

/** A candidate with the vector of its words, of length 1. */
export interface Embedded {
  readonly candidate: Candidate;
  readonly vector: Float32Array;
}

/** A highlight with tags, to learn from. */
export interface TaggedText {
  readonly highlightId: Uuid;
  readonly text: string;
  readonly tags: readonly { readonly id: Uuid; readonly title: string }[];
}

export interface TaggedVector extends TaggedText {
  /** Of length 1. */
  readonly vector: Float32Array;
}

export interface KeyPassage {
  readonly candidate: Candidate;
  readonly reason: string;
  readonly tagIds: readonly Uuid[];
}

/** Code points of text for each suggested highlight, and their limits (decided). */
const TEXT_EACH = 1500;
const LEAST = 3;
const MOST = 20;
/** Weight of relevance against diversity in maximal marginal relevance (Carbonell and Goldstein 1998). */
const RELEVANCE = 0.7;
/** Passages at least this near are about the same. */
const ALIKE = 0.5;
/** A tagged highlight at least this near suggests its tags. */
const TAGGED_ALIKE = 0.55;

/**
 * Chooses the passages of a note that say most about it: near to the center of all its passages, and different from each other.
 * Passages near to tagged highlights of the project come with their tags.
 * @param taken ranges that are highlighted or were suggested already, in code points
 * @param length of the text in code points
 */
export function keyPassages(
  all: readonly Embedded[],
  tagged: readonly TaggedVector[],
  taken: readonly { readonly start: number; readonly end: number }[],
  length: number,
): KeyPassage[] {
  const scored = relevance(all);
  const open = new Set(
    all.flatMap(({ candidate }, at) =>
      taken.some(({ start, end }) => start < candidate.end && candidate.start < end) ? [] : [at],
    ),
  );
  const wanted = Math.min(MOST, Math.max(LEAST, Math.round(length / TEXT_EACH)));
  const nearest = new Float64Array(all.length);
  const chosen: number[] = [];
  while (chosen.length < wanted && open.size > 0) {
    let best = -1;
    let bestScore = -Infinity;
    for (const at of open) {
      const score = RELEVANCE * scored[at]! - (1 - RELEVANCE) * nearest[at]!;
      if (score > bestScore) [best, bestScore] = [at, score];
    }
    open.delete(best);
    chosen.push(best);
    for (const at of open) nearest[at] = Math.max(nearest[at]!, dot(all[at]!.vector, all[best]!.vector));
  }
  return chosen.sort((a, b) => a - b).map((at) => explained(all, at, tagged));
}

/** Cosine to the mean of all passages. Longer passages count more, questions less: they rarely say what someone thinks. */
function relevance(all: readonly Embedded[]): number[] {
  const mean = new Float32Array(all[0]?.vector.length ?? 0);
  for (const { vector } of all) for (let at = 0; at < mean.length; at += 1) mean[at]! += vector[at]!;
  const center = normalized(mean);
  return all.map(({ candidate: { text }, vector }) => {
    const weight = Math.min(1, text.length / 160) * (text.endsWith('?') ? 0.6 : 1);
    return dot(vector, center) * weight;
  });
}

function explained(all: readonly Embedded[], at: number, tagged: readonly TaggedVector[]): KeyPassage {
  const { candidate, vector } = all[at]!;
  let near: TaggedVector | undefined;
  let best = TAGGED_ALIKE;
  for (const one of tagged) {
    const similarity = dot(vector, one.vector);
    if (similarity > best) [near, best] = [one, similarity];
  }
  if (near)
    return {
      candidate,
      reason: `Similar to a highlight tagged ${near.tags.map(({ title }) => `“${title}”`).join(', ')}`,
      tagIds: near.tags.map(({ id }) => id),
    };
  const others = all.filter((one, index) => index !== at && dot(one.vector, vector) >= ALIKE).length;
  const reason =
    others === 0
      ? 'Close to what the note as a whole is about'
      : others === 1
        ? 'Another passage of the note says something similar'
        : `${others} other passages of the note say something similar`;
  return { candidate, reason, tagIds: [] };
}
