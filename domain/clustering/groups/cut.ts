import type { Merge } from './merges.ts';

/**
 * Undoes the last merges until there are `count` groups of at least `least` items; groups smaller than that do not count. Takes the
 * nearest number if there is no such level.
 * @returns the group of each point, by one of its points
 */
export function cut(merges: readonly Merge[], weights: readonly number[], count: number, least: number): number[] {
  const parents = weights.map((_, at) => at);
  const sizes = [...weights];
  let large = sizes.filter((size) => size >= least).length;
  let [best, at] = [large, 0];
  for (const [index, { one, other }] of merges.entries()) {
    const [a, b] = [rootOf(parents, one), rootOf(parents, other)];
    const before = Number(sizes[a]! >= least) + Number(sizes[b]! >= least);
    sizes[a]! += sizes[b]!;
    parents[b] = a;
    large += Number(sizes[a]! >= least) - before;
    if (Math.abs(large - count) <= Math.abs(best - count)) [best, at] = [large, index + 1];
  }
  const groups = weights.map((_, point) => point);
  for (const { one, other } of merges.slice(0, at)) groups[rootOf(groups, other)] = rootOf(groups, one);
  return groups.map((_, point) => rootOf(groups, point));
}

function rootOf(parents: number[], point: number): number {
  let root = point;
  while (parents[root] !== root) root = parents[root]!;
  for (let at = point; at !== root;) [parents[at], at] = [root, parents[at]!];
  return root;
}
