import type { Match } from './match.ts';
import { uniqueShingles } from './shingles.ts';
import { shortestEdit } from './shortest-edit.ts';

/**
 * Aligns two token sequences. Matches the common head and tail first. Then matches runs of tokens that are unique on
 * both sides, along the longest increasing subsequence: Bram Cohen's patience diff, with runs instead of lines. Gaps
 * are aligned the same way with shorter runs; the small remainder uses the shortest edit.
 */
export function align(a: Int32Array, b: Int32Array, shingleLengths: readonly number[] = [8, 4]): Match[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const matches: Match[] = head > 0 ? [{ a: 0, b: 0, length: head }] : [];
  const inner = alignInner(a.subarray(head, a.length - tail), b.subarray(head, b.length - tail), shingleLengths);
  for (const match of inner) matches.push({ a: match.a + head, b: match.b + head, length: match.length });
  if (tail > 0) matches.push({ a: a.length - tail, b: b.length - tail, length: tail });
  return joined(matches);
}

/** Gaps that need more edits count as rewritten. */
const MOST_EDITS = 400;

function alignInner(a: Int32Array, b: Int32Array, [shingleLength, ...shorter]: readonly number[]): Match[] {
  if (a.length === 0 || b.length === 0) return [];
  if (shingleLength === undefined) return shortestEdit(a, b, MOST_EDITS);
  const matches: Match[] = [];
  let doneA = 0;
  let doneB = 0;
  const between = (toA: number, toB: number): void => {
    for (const match of align(a.subarray(doneA, toA), b.subarray(doneB, toB), shorter)) {
      matches.push({ a: match.a + doneA, b: match.b + doneB, length: match.length });
    }
  };
  for (const { a: atA, b: atB } of rising(uniqueShingles(a, b, shingleLength))) {
    if (atA < doneA || atB < doneB) continue;
    let startA = atA;
    let startB = atB;
    while (startA > doneA && startB > doneB && a[startA - 1] === b[startB - 1]) {
      startA -= 1;
      startB -= 1;
    }
    let endA = atA;
    let endB = atB;
    while (endA < a.length && endB < b.length && a[endA] === b[endB]) {
      endA += 1;
      endB += 1;
    }
    between(startA, startB);
    matches.push({ a: startA, b: startB, length: endA - startA });
    doneA = endA;
    doneB = endB;
  }
  between(a.length, b.length);
  return matches;
}

/** Returns the longest increasing subsequence of pairs, given that they already increase in `a`. */
export function rising(pairs: readonly { a: number; b: number }[]): { a: number; b: number }[] {
  const tails: number[] = [];
  const previous: number[] = [];
  pairs.forEach((pair, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[tails[middle]!]!.b < pair.b) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = index;
  });
  const longest: { a: number; b: number }[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index]!) longest.push(pairs[index]!);
  return longest.reverse();
}

function joined(matches: readonly Match[]): Match[] {
  const result: Match[] = [];
  for (const match of matches) {
    const last = result.at(-1);
    if (last && last.a + last.length === match.a && last.b + last.length === match.b)
      result[result.length - 1] = { ...last, length: last.length + match.length };
    else result.push(match);
  }
  return result;
}
