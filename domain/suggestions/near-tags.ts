import { type Vector, dot } from '../extraction/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { TaggedVector } from './key-passages.ts';

/** A tag that similar highlights have. */
export interface NearTag {
  readonly tagId: Uuid;
  readonly title: string;
  /** From 0.3; higher is better. */
  readonly score: number;
  /** The highlight with this tag that is nearest. */
  readonly highlightId: Uuid;
}

/** The nearest highlights of a tag that speak for it. */
const VOTES = 3;
/** Weights of these votes, so that one very near highlight counts more than two remote ones. */
const WEIGHTS = [1, 0.25, 0.15];
/** Highlights less similar say nothing. */
const LEAST = 0.3;

/** The tags of the nearest highlights, best first (k nearest neighbors, Cover and Hart 1967, by tag). */
export function nearTags(vector: Vector, tagged: readonly TaggedVector[], limit: number): NearTag[] {
  const votes = new Map<Uuid, { title: string; near: { similarity: number; highlightId: Uuid }[] }>();
  for (const { tags, highlightId, vector: other } of tagged) {
    const similarity = dot(vector, other);
    if (similarity < LEAST) continue;
    for (const { id, title } of tags) {
      const of = votes.get(id) ?? { title, near: [] };
      votes.set(id, of);
      of.near.push({ similarity, highlightId });
    }
  }
  return [...votes]
    .map(([tagId, { title, near }]) => {
      const best = near.sort((a, b) => b.similarity - a.similarity).slice(0, VOTES);
      const score = best.reduce((sum, { similarity }, at) => sum + WEIGHTS[at]! * similarity, 0);
      return { tagId, title, score, highlightId: best[0]!.highlightId };
    })
    .sort((a, b) => b.score - a.score || (a.tagId < b.tagId ? -1 : 1))
    .slice(0, limit);
}
