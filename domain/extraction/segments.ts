import { addTo, dot, sumOf, unit, type Vector } from './vectors.ts';

/**
 * Cuts a sequence of texts where its topic changes. Of all ways to cut it into `count` segments, this is the one whose segments agree
 * most within themselves: the largest sum of the lengths of their vector sums (Alemi and Ginsparg 2015, content vector
 * segmentation), found by dynamic programming.
 * @param weights how much each text counts, such as its length
 * @returns the index of the first text of each segment; the first is 0
 */
export function segments(
  vectors: readonly Vector[],
  count: number,
  weights?: readonly number[],
  shortest = 2,
): number[] {
  const n = vectors.length;
  const parts = Math.min(count, Math.floor(n / shortest));
  if (parts <= 1) return n === 0 ? [] : [0];
  const worth = cohesion(centered(vectors), weights);
  let best = Array.from({ length: n + 1 }, (_, end) => (end >= shortest ? worth(0, end) : -Infinity));
  const cuts: Int32Array[] = [];
  for (let part = 1; part < parts; part += 1) {
    const from = new Int32Array(n + 1);
    const next = Array.from({ length: n + 1 }, () => -Infinity);
    for (let end = (part + 1) * shortest; end <= n; end += 1) {
      for (let start = part * shortest; start <= end - shortest; start += 1) {
        const value = best[start]! + worth(start, end);
        if (value > next[end]!) [next[end], from[end]] = [value, start];
      }
    }
    cuts.push(from);
    best = next;
  }
  const starts: number[] = [];
  for (let part = cuts.length - 1, end = n; part >= 0; part -= 1) {
    end = cuts[part]![end]!;
    starts.unshift(end);
  }
  return [0, ...starts];
}

/** Without what all texts have in common, so that segments differ in direction. */
function centered(vectors: readonly Vector[]): Vector[] {
  const mean = sumOf(vectors)!.map((value) => value / vectors.length);
  return vectors.map((vector) => {
    const own = vector.slice();
    addTo(own, mean, -1);
    return unit(own);
  });
}

/** Length of the weighted sum of the vectors from `start` to before `end`, for all ranges. */
function cohesion(vectors: readonly Vector[], weights?: readonly number[]): (start: number, end: number) => number {
  const n = vectors.length;
  const table = new Float32Array(n * (n + 1));
  const sum = new Float32Array(vectors[0]!.length);
  for (let start = 0; start < n; start += 1) {
    sum.fill(0);
    let squares = 0;
    for (let end = start; end < n; end += 1) {
      const weight = weights?.[end] ?? 1;
      // |s + w v|² = |s|² + 2 w s·v + w²|v|²
      squares += 2 * weight * dot(sum, vectors[end]!) + weight * weight * dot(vectors[end]!, vectors[end]!);
      addTo(sum, vectors[end]!, weight);
      table[start * (n + 1) + end + 1] = Math.sqrt(Math.max(0, squares));
    }
  }
  return (start, end) => table[start * (n + 1) + end]!;
}
