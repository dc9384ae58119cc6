import { type Vector, dot } from '../extraction/index.ts';

/** Groups at most; what fits into none is returned apart. */
const GROUPS_MAX = 5;
const GROUP_MIN = 2;
/** Mean cosines up to which groups are merged, the first that keeps all groups small. Decided on interviews and feedback. */
const SIMILAR = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5] as const;
/** Share of the texts that one group has at most, and texts that it may always have. */
const SHARE_MAX = 0.4;
const FEW = 8;

export interface Clusters {
  /** Indexes, the largest group first. */
  readonly groups: readonly (readonly number[])[];
  readonly rest: readonly number[];
}

/**
 * Groups texts of similar meaning: agglomerative clustering with average linkage (Sokal and Michener 1958). Deterministic. Meant for
 * some dozens of texts, since every pair is compared.
 */
export function clustered(vectors: readonly Vector[]): Clusters {
  const most = Math.max(FEW, SHARE_MAX * vectors.length);
  let groups: number[][] = [];
  for (const similar of SIMILAR) {
    groups = merged(vectors, similar);
    if (groups.every(({ length }) => length <= most)) break;
  }
  const found = groups
    .filter(({ length }) => length >= GROUP_MIN)
    .toSorted((a, b) => b.length - a.length || a[0]! - b[0]!)
    .slice(0, GROUPS_MAX);
  const inGroups = new Set(found.flat());
  return { groups: found, rest: vectors.flatMap((_, at) => (inGroups.has(at) ? [] : [at])) };
}

function merged(vectors: readonly Vector[], similar: number): number[][] {
  let groups = vectors.map((_, at) => [at]);
  let sums = vectors.map((one) => vectors.map((other) => dot(one, other)));
  for (;;) {
    const pair = nearestPair(groups, sums, similar);
    if (!pair) return groups;
    const [one, other] = pair;
    groups = joined(groups, one, other, (a, b) => [...a, ...b].sort((x, y) => x - y));
    // The sum of the cosines between two groups is that of their parts.
    sums = joined(
      sums.map((row) => joined(row, one, other, (a, b) => a + b)),
      one,
      other,
      (a, b) => a.map((value, at) => value + b[at]!),
    );
  }
}

function nearestPair(
  groups: readonly number[][],
  sums: readonly (readonly number[])[],
  similar: number,
): [number, number] | null {
  let best: [number, number] | null = null;
  let most = similar;
  for (let one = 0; one < groups.length; one += 1)
    for (let other = one + 1; other < groups.length; other += 1) {
      const mean = sums[one]![other]! / (groups[one]!.length * groups[other]!.length);
      if (mean > most) [best, most] = [[one, other], mean];
    }
  return best;
}

/** Puts `join` of two entries in place of the first, and drops the second. */
const joined = <T>(list: readonly T[], one: number, other: number, join: (a: T, b: T) => T): T[] =>
  list.flatMap((entry, at) => (at === other ? [] : [at === one ? join(entry, list[other]!) : entry]));
