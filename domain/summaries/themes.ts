import { addTo, centrality, dot, type ReadSentence, unit, type Vector } from '../extraction/index.ts';

const THEMES_MAX = 7;
/** Sentences of a theme. */
const THEME_SENTENCES = 8;
const ROUNDS = 12;

/**
 * Groups sentences by their meaning: spherical k-means (Dhillon and Modha 2001) from centers that are far apart. The largest groups
 * come first; the order of the sentences stays.
 */
export function themesOf(sentences: readonly ReadSentence[]): ReadSentence[][] {
  const known = sentences.filter(({ vector, statement }) => statement >= 0.5 && dot(vector, vector) > 0);
  if (known.length === 0) return [];
  const count = Math.max(1, Math.min(THEMES_MAX, Math.round(known.length / THEME_SENTENCES)));
  const vectors = known.map(({ vector }) => vector);
  let centers = farApart(vectors, count);
  let groups: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = vectors.map((vector) => nearest(vector, centers));
    centers = centers.map((center, at) => {
      const sum = new Float32Array(center.length);
      for (const [index, vector] of vectors.entries()) if (groups[index] === at) addTo(sum, vector);
      return dot(sum, sum) === 0 ? center : unit(sum);
    });
  }
  return centers
    .map((_, at) => known.filter((__, index) => groups[index] === at))
    .filter((group) => group.length > 1 || count === 1)
    .sort((one, other) => other.length - one.length);
}

/** The most central vector, then each time the one that is least like those chosen, weighted by how central it is. */
function farApart(vectors: readonly Vector[], count: number): Vector[] {
  const central = centrality(vectors);
  const like = new Float64Array(vectors.length);
  const chosen: Vector[] = [];
  while (chosen.length < Math.min(count, vectors.length)) {
    let best = 0;
    for (let at = 1; at < vectors.length; at += 1) if (worth(at) > worth(best)) best = at;
    const center = vectors[best]!;
    chosen.push(center);
    for (const [at, vector] of vectors.entries()) like[at] = Math.max(like[at]!, dot(vector, center));
  }
  return chosen;

  function worth(at: number): number {
    return central[at]! * (1 - Math.min(1, like[at]!));
  }
}

function nearest(vector: Vector, centers: readonly Vector[]): number {
  let best = 0;
  let most = -Infinity;
  for (const [at, center] of centers.entries()) {
    const like = dot(vector, center);
    if (like > most) [best, most] = [at, like];
  }
  return best;
}
