import {
  CHART_IDS_MAX,
  CHART_ITEMS,
  CHART_METRICS,
  CHART_TYPES,
  CHART_VIEWS,
  NOTE_MEASURES,
  type ChartOptions,
  type ChartSettings,
  type ChartView,
  type DateRange,
  chartContents,
  rangeOrDropped,
} from '@evident/domain/charts';
import { formGiven } from '@evident/domain/filters';
import { isUuid } from '@evident/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { crossingFrom, storedCrossing } from './crossings.ts';
import type { NotesOptions } from './notes-controls.tsx';
import { useLocation, useNavigate } from 'react-router';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { useCurrentLocation } from '../../kernel/current-location.ts';
import { formToAddress } from '../../kernel/filter-address.ts';
import { useAddress, useAddressChoice } from '../../kernel/use-address-choice.ts';

/** The options of a chart without its filter. */
export type ShownOptions = Omit<ChartOptions, 'filter' | 'from' | 'to'>;

const SEPARATOR = '.';

const idsIn = (text: string): string[] => text.split(SEPARATOR).filter(isUuid).slice(0, CHART_IDS_MAX);
const oneOf = <Choice extends string>(choices: readonly Choice[], text: string): Choice =>
  choices.find((choice) => choice === text) ?? choices[0]!;

const optionsFrom = (said: (name: string) => string): ShownOptions => ({
  metric: oneOf(CHART_METRICS, said('metric')),
  type: oneOf(CHART_TYPES, said('type')),
  items: oneOf(CHART_ITEMS, said('items')),
  collapsedGroupIds: idsIn(said('collapsed')),
  hiddenItemIds: idsIn(said('hidden')),
});

/** Defaults are left out of the address. */
const optionsIn = ({ metric, type, items, collapsedGroupIds, hiddenItemIds }: ShownOptions) => ({
  metric: metric === CHART_METRICS[0] ? '' : metric,
  type: type === CHART_TYPES[0] ? '' : type,
  items: items === CHART_ITEMS[0] ? '' : items,
  collapsed: collapsedGroupIds.join(SEPARATOR),
  hidden: hiddenItemIds.join(SEPARATOR),
});

const isCrossed = (view: ChartView): boolean => view === 'CROSSTAB' || view === 'NOTES';

/** The figure of a chart of notes as the address says it: a field is said only where it is measured. */
export const notesOptionsIn = ({
  measure = 'COUNT',
  numberFieldId,
}: Pick<ChartSettings, 'measure' | 'numberFieldId'>) =>
  measure === 'COUNT' ? { measure: '', number: '' } : { measure, number: numberFieldId ?? '' };

/** The figure of a chart of notes in the address; the number of notes without a field to measure. */
export function useNotesOptions(): NotesOptions {
  const { said } = useAddress();
  const numberFieldId = isUuid(said('number')) ? said('number') : null;
  const measure = numberFieldId === null ? 'COUNT' : oneOf(NOTE_MEASURES, said('measure'));
  return { measure, numberFieldId: measure === 'COUNT' ? null : numberFieldId };
}

const rangeIn = (range: DateRange | null): string =>
  range === null ? '' : `#${new URLSearchParams({ from: range.from, to: range.to })}`;

const ADDRESSES = CHART_VIEWS.map((view) => chartContents(view).address);

/** The view in the address of the charts of a project. */
export function useChartView(): [ChartView, (view: ChartView) => void] {
  const [address, setAddress] = useAddressChoice('view', ADDRESSES, ADDRESSES[0]!);
  const view = CHART_VIEWS.find((one) => chartContents(one).address === address)!;
  return [view, (next) => setAddress(chartContents(next).address)];
}

/** The address of a stored chart on a page of charts: its query and its hash. */
export function settingsToAddress({ view, filter, range, by = 'FIELD', fieldId, ...options }: ChartSettings) {
  const crossed = by === 'FIELD' ? (fieldId ?? '') : by.toLowerCase();
  const said = {
    view: view === CHART_VIEWS[0] ? '' : chartContents(view).address,
    ...(view === 'TAGS' ? optionsIn(options) : {}),
    ...(view === 'NOTES' ? { type: optionsIn(options).type, ...notesOptionsIn(options) } : {}),
    field: isCrossed(view) ? crossed : '',
    filter: formToAddress(filter),
  };
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
  return { search: `${query}`, hash: rangeIn(range) };
}

/** The options of a chart in the query, its date range in the hash, so that a chart can be shared as a link. */
export function useChartAddress() {
  const { said, say } = useAddress();
  const { hash } = useLocation();
  const here = useCurrentLocation();
  const navigate = useNavigate();
  const hashed = new URLSearchParams(hash.slice(1));
  return {
    options: optionsFrom(said),
    range: rangeOrDropped(hashed.get('from') ?? '', hashed.get('to') ?? ''),
    setOptions: (options: ShownOptions) => say(optionsIn(options)),
    setRange: (range: DateRange | null) => {
      const { pathname, search } = here();
      void navigate({ pathname, search, hash: rangeIn(range) }, { replace: true, preventScrollReset: true });
    },
  };
}

/** The chart in the address as it can be stored; null for columns while the fields are unknown. */
export function useChartSettings(projectId: string, filter: string | undefined): ChartSettings | null {
  const [view] = useChartView();
  const { said } = useAddress();
  const { options, range } = useChartAddress();
  const measured = useNotesOptions();
  const { data: fields } = useQuery({ ...filterFieldsQuery(projectId), enabled: isCrossed(view) });
  const common = { ...options, view, range, fieldId: null, filter: formGiven(filter) };
  if (!isCrossed(view)) return common;
  if (!fields) return null;
  return { ...common, ...storedCrossing(crossingFrom(fields, said('field'))), ...(view === 'NOTES' && measured) };
}
