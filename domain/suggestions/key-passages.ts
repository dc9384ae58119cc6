import { diverse, dot } from '../extraction/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { Candidate, Embedded } from './candidates.ts';
import { type Range, overlapsAny } from './overlaps-any.ts';
import { PASSAGE_WEIGHTS, type PassageFeatures, passageWorth } from './passage-worth.ts';

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
const RELEVANCE = 0.95;
/** Passages at least this near are about the same. */
const ALIKE = 0.5;
/** A tagged highlight at least this near suggests its tags. */
const TAGGED_ALIKE = 0.55;

/**
 * Chooses the passages of a note that are worth a highlight, and that differ.
 * Passages near to tagged highlights of the project come with their tags.
 * @param taken ranges that are highlighted or were suggested already, in code points
 * @param length of the text in code points
 */
export function keyPassages(
  all: readonly Embedded[],
  tagged: readonly TaggedVector[],
  taken: readonly Range[],
  length: number,
  weights: PassageFeatures = PASSAGE_WEIGHTS,
): KeyPassage[] {
  const worth = passageWorth(all, weights);
  const isTaken = overlapsAny(taken);
  const count = Math.min(MOST, Math.max(LEAST, Math.round(length / TEXT_EACH)));
  return diverse(
    all.map((one, at) => (isTaken(one.candidate) ? 0 : worth[at]!)),
    all.map(({ vector }) => vector),
    count,
    RELEVANCE,
  )
    .map((at) => all[at]!)
    .sort((a, b) => a.candidate.start - b.candidate.start)
    .map((one) => explained(one, all, tagged));
}

function explained(one: Embedded, all: readonly Embedded[], tagged: readonly TaggedVector[]): KeyPassage {
  const { candidate, vector } = one;
  let near: TaggedVector | undefined;
  let best = TAGGED_ALIKE;
  for (const known of tagged) {
    const similarity = dot(vector, known.vector);
    if (similarity > best) [near, best] = [known, similarity];
  }
  if (near)
    return {
      candidate,
      reason: `Similar to a highlight tagged ${near.tags.map(({ title }) => `“${title}”`).join(', ')}`,
      tagIds: near.tags.map(({ id }) => id),
    };
  const others = all.filter((other) => other !== one && dot(other.vector, vector) >= ALIKE).length;
  const reason =
    others === 0
      ? 'Close to what the note as a whole is about'
      : others === 1
        ? 'Another passage of the note says something similar'
        : `${others} other passages of the note say something similar`;
  return { candidate, reason, tagIds: [] };
}
