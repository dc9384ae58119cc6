import { EMPTY_FORM, filterForm, normalizeForm, readFilterForm } from '../filters/index.ts';
import { type Infer, type ObjectSchema, type StringSchema, refuse, id } from '../kernel/index.ts';
import { rangeOrRefused } from './chart-filter.ts';
import { CROSSED_BY, type Counted } from './crosstab.ts';
import { CHART_IDS_MAX, CHART_ITEMS, CHART_METRICS, CHART_TYPES } from './options.ts';
import type { CrosstabQuery } from './analysis-shapes.ts';
import { NOTE_MEASURES, type NoteFiguresQuery } from './note-figures.ts';
import type { ChartQuery } from './shapes.ts';

/** Specification, document 001, section 3, Charts. */
export const CHART_TITLE_MAX = 300;

interface ViewEntry {
  /** On the page of charts. */
  readonly label: string;
  /** Names it in the address of that page. */
  readonly address: string;
  /** Names a chart before it has a title; without one, the chart is named by its options. */
  readonly title?: string;
  /** It is a drawing with a table, not only a table. */
  readonly drawn?: true;
  /** Its filter is one of notes; otherwise of highlights. */
  readonly counts?: 'note';
}

/** The contents of a chart: counts of tags, one of the tables of tags, or figures of notes. The first one is the default. */
const CHART_CONTENTS = {
  TAGS: { label: 'Tags', address: 'tags', drawn: true },
  CROSSTAB: { label: 'Crosstab', address: 'crosstab', title: 'Tags by a field' },
  CO_OCCURRENCE: { label: 'Co-occurrence', address: 'co-occurrence', title: 'Tag co-occurrence' },
  SATURATION: { label: 'Saturation', address: 'saturation', title: 'Saturation', drawn: true },
  NOTES: { label: 'Notes', address: 'notes', title: 'Notes by a field', drawn: true, counts: 'note' },
} as const satisfies Record<string, ViewEntry>;
export type ChartView = keyof typeof CHART_CONTENTS;
export const CHART_VIEWS = Object.keys(CHART_CONTENTS) as readonly ChartView[];

export const chartContents = (view: ChartView): ViewEntry => CHART_CONTENTS[view];
/** The objects that a chart counts, and that its filter is for. */
export const countedIn = (view: ChartView): Counted => chartContents(view).counts ?? 'highlight';
const isCrossed = (view: ChartView): boolean => view === 'CROSSTAB' || view === 'NOTES';

const ids = { type: 'array', items: id, maxItems: CHART_IDS_MAX } as const;
const day = { type: 'string', format: 'date', examples: ['2026-05-01'] } as const satisfies StringSchema;

/** A chart as it is stored: options, filter and dates, never numbers. */
export const chartSettings = {
  type: 'object',
  properties: {
    view: {
      type: 'string',
      enum: CHART_VIEWS,
      description:
        'TAGS is drawn with `type`; NOTES are figures of notes; the others are tables of tags. Only TAGS uses `metric`, `type` and `items`',
    },
    metric: { type: 'string', enum: CHART_METRICS },
    type: { type: 'string', enum: CHART_TYPES },
    items: { type: 'string', enum: CHART_ITEMS, description: 'Draw one item for each tag or each tag group' },
    collapsedGroupIds: { ...ids, description: 'Tag groups drawn as one item instead of their tags' },
    hiddenItemIds: { ...ids, description: 'Tags and tag groups that are not drawn' },
    filter: { ...filterForm, description: 'Which highlights are counted, or notes by NOTES' },
    range: {
      type: 'object',
      nullable: true,
      properties: { from: day, to: day },
      required: ['from', 'to'],
      description:
        'Count only highlights of notes dated these days, both included; a note without a date counts on the day (UTC) on which it was created',
    },
    by: {
      type: 'string',
      enum: CROSSED_BY,
      description: 'The columns of a CROSSTAB or of NOTES; FIELD by default',
      examples: ['FIELD'],
    },
    fieldId: { ...id, nullable: true, description: 'The field of a CROSSTAB or of NOTES by FIELD' },
    measure: { type: 'string', enum: NOTE_MEASURES, description: 'The figure of NOTES; COUNT by default' },
    numberFieldId: {
      ...id,
      nullable: true,
      description: 'The number field of NOTES; required unless `measure` is COUNT',
    },
  },
  required: ['view', 'metric', 'type', 'items', 'collapsedGroupIds', 'hiddenItemIds', 'filter', 'range', 'fieldId'],
  examples: [
    {
      view: 'TAGS',
      metric: 'HIGHLIGHT_COUNT',
      type: 'bar',
      items: 'TAG',
      collapsedGroupIds: [],
      hiddenItemIds: [],
      filter: { combinator: 'and', fieldForms: [] },
      range: null,
      fieldId: null,
    },
  ],
} as const satisfies ObjectSchema & { examples: unknown };
export type ChartSettings = Infer<typeof chartSettings>;

export const DEFAULT_SETTINGS: ChartSettings = {
  view: 'TAGS',
  metric: 'HIGHLIGHT_COUNT',
  type: 'bar',
  items: 'TAG',
  collapsedGroupIds: [],
  hiddenItemIds: [],
  filter: EMPTY_FORM,
  range: null,
  fieldId: null,
};

/**
 * Settings as they are stored.
 * @throws Refusal `ValidationError` for columns or figures without a field, an invalid filter, or a reversed range
 */
export function settingsToSave(settings: ChartSettings): ChartSettings {
  if (isCrossed(settings.view) && (settings.by ?? 'FIELD') === 'FIELD' && settings.fieldId === null)
    refuse('ValidationError', 'No field chosen', 'Choose the field of the columns.');
  if (settings.view === 'NOTES' && (settings.measure ?? 'COUNT') !== 'COUNT' && !settings.numberFieldId)
    refuse('ValidationError', 'No number field chosen', 'Choose the number field of the chart.');
  return {
    ...settings,
    filter: normalizeForm(readFilterForm(settings.filter)),
    range: settings.range && rangeOrRefused(settings.range),
  };
}

/** The highlights that a stored chart counts. */
export const queryOf = ({ filter, range }: Pick<ChartSettings, 'filter' | 'range'>): ChartQuery => ({
  ...(filter.fieldForms.length === 0 ? {} : { filter: JSON.stringify(filter) }),
  ...range,
});

/** The crosstab that a stored chart shows. */
export const crosstabOf = (settings: ChartSettings): CrosstabQuery => ({
  ...queryOf(settings),
  ...crossedIn(settings),
});

/** The figures of notes that a stored chart shows. A field that is not measured is not asked for. */
export const noteFiguresOf = (settings: ChartSettings): NoteFiguresQuery => ({
  ...crosstabOf(settings),
  ...((settings.measure ?? 'COUNT') !== 'COUNT' && settings.numberFieldId && { numberFieldId: settings.numberFieldId }),
});

const crossedIn = ({ by = 'FIELD', fieldId }: Pick<ChartSettings, 'by' | 'fieldId'>) =>
  by === 'FIELD' ? { fieldId: fieldId ?? '' } : { by };
