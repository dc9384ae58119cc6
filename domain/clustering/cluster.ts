import { refuse, type Uuid } from '../kernel/index.ts';
import { groupPoints, type Progress } from './groups/group-points.ts';
import { belongingOf } from './groups/outliers.ts';
import { pointsOf } from './groups/points.ts';
import {
  CLUSTERED_MAX,
  CLUSTERED_MIN,
  type ClusterAmount,
  clusterCount,
  type ClusterStrictness,
  leastSize,
  strictnessOf,
} from './options.ts';
import type { HighlightClusters } from './shapes.ts';
import { clusterTitles } from './titles/cluster-titles.ts';

export interface ClusterItem {
  readonly highlightId: Uuid;
  readonly text: string;
}

const OUTLIERS = 'Outliers';

/**
 * Groups highlights by meaning. The same items give the same clusters in any order and on every machine. Items without meaning (zero
 * vectors) are outliers; items with equal vectors stay together. Stricter never gives fewer outliers.
 *
 * @param vectors of the items, in their order; any length but zero
 * @param progress called with the finished share from 0 to 1; may throw to cancel
 * @throws Refusal for fewer than four or more than 50,000 items, or vectors that are not finite
 */
export function cluster(
  items: readonly ClusterItem[],
  vectors: readonly Float32Array[],
  amount: ClusterAmount,
  strictness: ClusterStrictness,
  progress: Progress = () => {},
): HighlightClusters {
  if (items.length < CLUSTERED_MIN)
    refuse('InvalidOperation', 'Too few highlights to cluster', `Choose at least ${CLUSTERED_MIN} highlights.`);
  if (items.length > CLUSTERED_MAX)
    refuse('InvalidOperation', 'Too many highlights to cluster', `Choose at most ${CLUSTERED_MAX} highlights.`);
  if (vectors.length !== items.length) refuse('ValidationError', 'Each highlight needs a vector');
  const points = pointsOf(vectors);
  const found = groupPoints(points, clusterCount(items.length, amount), leastSize(items.length), progress);
  const { belongs, closeness } = belongingOf(points, found, strictnessOf(items.length, strictness));
  progress(0.9);
  const groups: number[][] = Array.from({ length: found.count }, () => []);
  const rest: number[] = [];
  for (const [at, point] of points.pointOf.entries())
    if (point !== null && belongs[point]) groups[found.groups[point]!]!.push(at);
    else rest.push(at);
  const large = groups.filter(({ length }) => length >= leastSize(items.length));
  rest.push(...groups.filter(({ length }) => length < leastSize(items.length)).flat());
  const ofItem = (at: number): number => closeness[points.pointOf[at] ?? -1] ?? -Infinity;
  const byCloseness = (a: number, b: number): number =>
    ofItem(b) - ofItem(a) || (items[a]!.highlightId < items[b]!.highlightId ? -1 : 1);
  const sorted = large
    .map((group) => group.sort(byCloseness))
    .sort((a, b) => b.length - a.length || byId(items[a[0]!]!, items[b[0]!]!));
  const titles = clusterTitles(
    sorted.map((group) => group.map((at) => items[at]!.text)),
    rest.map((at) => items[at]!.text),
  );
  progress(1);
  const idsOf = (group: readonly number[]): Uuid[] => group.map((at) => items[at]!.highlightId);
  return {
    data: {
      clusters: sorted.map((group, at) => ({ highlightIds: idsOf(group), title: titles[at]! })),
      outliers: { highlightIds: idsOf(rest.sort(byCloseness)), title: OUTLIERS },
    },
  };
}

const byId = (a: ClusterItem, b: ClusterItem): number => (a.highlightId < b.highlightId ? -1 : 1);
