import { clock } from '../content/index.ts';
import { highlightLabel } from './targets.ts';
import type { HighlightView } from './view.ts';

/** Column names of exported highlights. */
export const EXPORT_HEAD: readonly string[] = [
  'Quote',
  'Speaker',
  'Time',
  'Note',
  'Tags',
  'Link',
  'Created by',
  'Created at',
];

/** Returns the row of a highlight under {@link EXPORT_HEAD}. `link` is the absolute URL of the quote in its note. */
export const exportRow = (highlight: HighlightView, link: string): string[] => {
  const { speaker, startMs, noteTitle, tags, createdByName, createdAt } = highlight;
  return [
    highlightLabel(highlight),
    speaker ?? '',
    startMs === null ? '' : clock(startMs),
    noteTitle,
    tags.map(({ title }) => title).join(', '),
    link,
    createdByName,
    createdAt,
  ];
};
