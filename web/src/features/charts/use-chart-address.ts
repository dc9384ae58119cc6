import {
  CHART_IDS_MAX,
  CHART_ITEMS,
  CHART_METRICS,
  CHART_TYPES,
  type ChartOptions,
  type DateRange,
  rangeOrDropped,
} from '@evident/domain/charts';
import { isUuid } from '@evident/domain/kernel';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocation } from '../../kernel/current-location.ts';
import { useAddress } from '../../kernel/use-address-choice.ts';

/** The options of a chart without its filter. */
export type ShownOptions = Omit<ChartOptions, 'filter' | 'from' | 'to'>;

const SEPARATOR = '.';

const idsIn = (text: string): string[] => text.split(SEPARATOR).filter(isUuid).slice(0, CHART_IDS_MAX);
const oneOf = <Choice extends string>(choices: readonly Choice[], text: string): Choice =>
  choices.find((choice) => choice === text) ?? choices[0]!;

/** The options of a chart in the query, its date range in the hash, so that a chart can be shared as a link. */
export function useChartAddress() {
  const { said, say } = useAddress();
  const { hash } = useLocation();
  const here = useCurrentLocation();
  const navigate = useNavigate();
  const hashed = new URLSearchParams(hash.slice(1));
  const options: ShownOptions = {
    metric: oneOf(CHART_METRICS, said('metric')),
    type: oneOf(CHART_TYPES, said('type')),
    items: oneOf(CHART_ITEMS, said('items')),
    collapsedGroupIds: idsIn(said('collapsed')),
    hiddenItemIds: idsIn(said('hidden')),
  };
  return {
    options,
    range: rangeOrDropped(hashed.get('from') ?? '', hashed.get('to') ?? ''),
    setOptions: ({ metric, type, items, collapsedGroupIds, hiddenItemIds }: ShownOptions) =>
      say({
        metric: metric === CHART_METRICS[0] ? '' : metric,
        type: type === CHART_TYPES[0] ? '' : type,
        items: items === CHART_ITEMS[0] ? '' : items,
        collapsed: collapsedGroupIds.join(SEPARATOR),
        hidden: hiddenItemIds.join(SEPARATOR),
      }),
    setRange: (range: DateRange | null) => {
      const { pathname, search } = here();
      const next = range === null ? '' : `#${new URLSearchParams({ from: range.from, to: range.to })}`;
      void navigate({ pathname, search, hash: next }, { replace: true, preventScrollReset: true });
    },
  };
}
