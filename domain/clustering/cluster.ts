import { refuse, type Uuid } from '../kernel/index.ts';
import { alikeGroups } from './alike.ts';
import { hasContent } from './content.ts';
import { groupPoints, type Progress } from './groups/group-points.ts';
import { nearPairs } from './groups/near-pairs.ts';
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

/** Groups of items by their positions, without words. */
export interface Grouping {
  /** The largest first; in each, the most typical item first. */
  readonly clusters: readonly (readonly number[])[];
  readonly outliers: readonly number[];
  /** Pairs of clusters that are close to each other, by their positions. Groupings stored by earlier versions have none. */
  readonly near?: readonly (readonly [number, number])[];
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
  return titled(items, groupItems(items, vectors, amount, strictness, progress));
}

/** The groups of {@link cluster} without titles. Texts only tell which items say nothing. */
export function groupItems(
  items: readonly ClusterItem[],
  vectors: readonly Float32Array[],
  amount: ClusterAmount,
  strictness: ClusterStrictness,
  progress: Progress = () => {},
): Grouping {
  if (items.length < CLUSTERED_MIN)
    refuse('InvalidOperation', 'Too few highlights to cluster', `Choose at least ${CLUSTERED_MIN} highlights.`);
  if (items.length > CLUSTERED_MAX)
    refuse('InvalidOperation', 'Too many highlights to cluster', `Choose at most ${CLUSTERED_MAX} highlights.`);
  if (vectors.length !== items.length) refuse('ValidationError', 'Each highlight needs a vector');
  const points = pointsOf(vectors.map((vector, at) => (hasContent(items[at]!.text) ? vector : vector.map(() => 0))));
  const least = leastSize(items.length);
  const found = groupPoints(points, clusterCount(items.length, amount), least, progress);
  const belonging = belongingOf(points, found, strictnessOf(items.length, strictness), least);
  const { belongs, closeness } = belonging;
  progress(0.9);
  const groups: number[][] = Array.from({ length: found.count }, () => []);
  const rest: number[] = [];
  for (const [at, point] of points.pointOf.entries())
    if (point !== null && belongs[point]) groups[found.groups[point]!]!.push(at);
    else rest.push(at);
  const large = groups.filter(({ length }) => length >= least);
  rest.push(...groups.filter(({ length }) => length < least).flat());
  const ofItem = (at: number): number => closeness[points.pointOf[at] ?? -1] ?? -Infinity;
  const byCloseness = (a: number, b: number): number =>
    ofItem(b) - ofItem(a) || (items[a]!.highlightId < items[b]!.highlightId ? -1 : 1);
  const sorted = large
    .map((group) => group.sort(byCloseness))
    .sort((a, b) => b.length - a.length || byId(items[a[0]!]!, items[b[0]!]!));
  progress(1);
  return { clusters: sorted, outliers: rest.sort(byCloseness), near: nearPairs(points, sorted) };
}

/** Adds ids and titles to groups of items. Items without a text, which the reader cannot see, are left out. */
export function titled(
  items: readonly (ClusterItem | null)[],
  { clusters, outliers, near = [] }: Grouping,
): HighlightClusters {
  const seen = (group: readonly number[]): ClusterItem[] => group.flatMap((at) => items[at] ?? []);
  const places = [...clusters.keys()].filter((at) => seen(clusters[at]!).length > 0);
  const groups = places.map((at) => seen(clusters[at]!));
  const seenPairs = near.map(([a, b]) => [places.indexOf(a), places.indexOf(b)] as const);
  const rest = seen(outliers);
  const textsOf = (group: readonly ClusterItem[]): string[] => group.map(({ text }) => text);
  const idsOf = (group: readonly ClusterItem[]): Uuid[] => group.map(({ highlightId }) => highlightId);
  const titles = clusterTitles(groups.map(textsOf), textsOf(rest));
  return {
    data: {
      clusters: groups.map((group, at) => ({ highlightIds: idsOf(group), title: titles[at]! })),
      outliers: { highlightIds: idsOf(rest), title: OUTLIERS },
      alike: alikeGroups(titles, seenPairs),
    },
  };
}

const byId = (a: Pick<ClusterItem, 'highlightId'>, b: Pick<ClusterItem, 'highlightId'>): number =>
  a.highlightId < b.highlightId ? -1 : 1;
