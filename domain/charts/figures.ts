import type { CoOccurrence, Crosstab, Saturation } from './analysis-shapes.ts';
import { barsOf, highestFirst } from './bars.ts';
import { type NoteFigures, measureName, measured } from './note-figures.ts';
import type { ChartSettings } from './settings.ts';
import type { ChartData } from './shapes.ts';

/** A table as text; the first row is the head. */
export type FigureRows = string[][];

const METRICS = { HIGHLIGHT_COUNT: 'Highlights', NOTE_COUNT: 'Notes', TEXT_VOLUME: 'Characters of text' } as const;

export const tagFigures = (data: ChartData, settings: ChartSettings): FigureRows => [
  [settings.items === 'TAG' ? 'Tag' : 'Tag group', METRICS[settings.metric]],
  ...highestFirst(barsOf(data, settings)).map(({ title, value }) => [title, String(value)]),
];

export const crosstabFigures = ({ columns, rows }: Crosstab): FigureRows => [
  ['Tag', ...columns.map(({ label }) => label)],
  ...rows.map(({ title, counts }) => [title, ...counts.map(String)]),
];

export function coOccurrenceFigures({ tags, pairs }: CoOccurrence): FigureRows {
  const titles = new Map(tags.map(({ id, title }) => [id, title]));
  return [
    ['Tag', 'Other tag', 'Highlights'],
    ...pairs.map(({ tagIds, highlights }) => [...tagIds.map((id) => titles.get(id) ?? ''), String(highlights)]),
  ];
}

export const saturationFigures = ({ notes }: Saturation): FigureRows => [
  ['Note', 'Day', 'Tags', 'New tags', 'All tags so far'],
  ...notes.map(({ title, day, tags, newTags, totalTags }) => [title, day, ...[tags, newTags, totalTags].map(String)]),
];

export const notesFigures = (
  { label, numberLabel, columns }: NoteFigures,
  { measure = 'COUNT' }: Pick<ChartSettings, 'measure'>,
): FigureRows => [
  [label, measureName(measure, numberLabel)],
  ...columns.map((column) => [column.label, String(measured(column, measure) ?? '')]),
];
