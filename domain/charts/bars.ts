import type { Hue, Uuid } from '../kernel/index.ts';
import type { ChartItems, ChartMetric, ChartOptions } from './options.ts';
import type { ChartData, ChartGroup, ChartTag, ChartValues } from './shapes.ts';

/** One item of a chart, of any type: a tag or a tag group. */
export interface Bar {
  readonly id: Uuid;
  readonly kind: ChartItems;
  readonly title: string;
  readonly color: Hue;
  readonly value: number;
  /** The group of a tag; null for a group. */
  readonly group: { readonly id: Uuid; readonly title: string } | null;
}

const METRIC_VALUES = {
  HIGHLIGHT_COUNT: 'highlights',
  NOTE_COUNT: 'notes',
  TEXT_VOLUME: 'characters',
} as const satisfies Record<ChartMetric, keyof ChartValues>;

export const valueOf = (values: ChartValues, metric: ChartMetric): number => values[METRIC_VALUES[metric]];

/**
 * The items of a chart, in the order of the boards. Items without a value are left out. A collapsed group is one item,
 * a hidden group hides its tags too.
 */
export function barsOf(
  { groups }: ChartData,
  {
    metric,
    items,
    collapsedGroupIds,
    hiddenItemIds,
  }: Pick<ChartOptions, 'metric' | 'items' | 'collapsedGroupIds' | 'hiddenItemIds'>,
): Bar[] {
  const collapsed = new Set(collapsedGroupIds);
  const hidden = new Set(hiddenItemIds);
  const bar = ({ id, title, color, values }: ChartGroup | ChartTag, group: ChartGroup | null): Bar => ({
    id,
    kind: group === null ? 'TAG_GROUP' : 'TAG',
    title,
    color,
    value: valueOf(values, metric),
    group: group && { id: group.id, title: group.title },
  });
  return groups
    .filter(({ id }) => !hidden.has(id))
    .flatMap((group) =>
      items === 'TAG_GROUP' || collapsed.has(group.id)
        ? [bar(group, null)]
        : group.tags.filter(({ id }) => !hidden.has(id)).map((tag) => bar(tag, group)),
    )
    .filter(({ value }) => value > 0);
}

/** The highest first; equal ones stay in order. */
export const highestFirst = (bars: readonly Bar[]): Bar[] => bars.toSorted((one, other) => other.value - one.value);
