import { refuse } from '../kernel/index.ts';
import type { DataPointPayload, Participant } from './data-point.ts';
import type { TableChoice, TableConfiguration } from './import-job.ts';

/** A column of a table, as its values are known. */
export interface TableColumn {
  readonly label: string;
  readonly isDate: boolean;
  readonly filled: number;
  /** The days of the first and the last value; null for a column without dates. */
  readonly days: { readonly first: string; readonly last: string } | null;
}

const AUTHOR =
  /^(?:e-?mail|author|user(?: ?name)?|customer|participant|respondent|kund(?:e|in)|client|usuario|name)(?: (?:id|address|name))?$/i;
const EXTERNAL_ID = /^(?:id|uuid|key|(?:ticket|review|response|row|record|comment|case) ?(?:id|no|number|key))$/i;

/**
 * The configuration as chosen, with proposals from names and values for the rest. Without a column of times, the day of the import is
 * the first and the last (D45).
 */
export function proposedConfiguration(
  columns: readonly TableColumn[],
  guessed: {
    readonly text: string | null;
    readonly time: string | null;
    readonly title: string | null;
    readonly tags: string | null;
  },
  chosen: TableChoice,
  today: string,
): TableConfiguration {
  const text = chosen.analyzeColumnLabel || (guessed.text ?? columns[0]?.label);
  if (text === undefined) refuse('UnprocessableContent', 'The table has no columns', 'Choose another file.');
  const time = picked(chosen.timestampColumnLabel, guessed.time);
  const rest = columns.map(({ label }) => label).filter((label) => label !== text && label !== time);
  const named = (pattern: RegExp): string | null => rest.find((label) => pattern.test(label.trim())) ?? null;
  const author = picked(chosen.authorColumnLabel, named(AUTHOR));
  const externalId = picked(chosen.externalIdColumnLabel, named(EXTERNAL_ID));
  const title = [text, time, author, externalId].includes(guessed.title ?? undefined) ? null : guessed.title;
  const days = columns.find(({ label }) => label === time)?.days ?? { first: today, last: today };
  return withoutAbsent({
    minDate: chosen.minDate ?? days.first,
    maxDate: chosen.maxDate ?? days.last,
    analyzeColumnLabel: text,
    timestampColumnLabel: time,
    titleColumnLabel: picked(chosen.titleColumnLabel, title),
    authorColumnLabel: author,
    externalIdColumnLabel: externalId,
    tagsColumnLabel: picked(chosen.tagsColumnLabel, guessed.tags),
  });
}

/** The label that was chosen, none if it is empty, else the proposed one. */
const picked = (chosen: string | undefined, proposed: string | null): string | undefined =>
  (chosen ?? proposed ?? undefined) || undefined;

const withoutAbsent = (configuration: Readonly<Record<keyof TableConfiguration, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(configuration).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as TableConfiguration;

/** @throws Refusal `ValidationError` for dates in the wrong order, and columns that the table does not have */
export function refuseUnfitConfiguration(configuration: TableConfiguration, labels: readonly string[]): void {
  if (configuration.minDate > configuration.maxDate)
    refuse('ValidationError', 'minDate is after maxDate', 'Choose a first day that is not after the last.');
  for (const [key, value] of Object.entries(configuration))
    if (key.endsWith('ColumnLabel') && !labels.includes(value))
      refuse('ValidationError', `The table has no column “${value}”`, 'Choose one of its columns.');
}

/** A row of a table by the labels of its columns. */
export type LabeledRow = Readonly<Record<string, string>>;

/**
 * The ticket of a row; null for a row outside of the dates.
 *
 * @param time when it was written, as read from its column; null if that has none
 * @param identity of a row without an external id of its own
 */
export function payloadOfRow(
  row: LabeledRow,
  time: string | null,
  identity: string,
  configuration: TableConfiguration,
): DataPointPayload | null {
  const { analyzeColumnLabel, titleColumnLabel, authorColumnLabel, externalIdColumnLabel, tagsColumnLabel } =
    configuration;
  const at = time ?? configuration.minDate;
  const day = at.slice(0, 10);
  if (day < configuration.minDate || day > configuration.maxDate) return null;
  const used = new Set(
    Object.entries(configuration).flatMap(([key, value]) => (key.endsWith('ColumnLabel') ? [value] : [])),
  );
  const cell = (label: string | undefined): string => (label === undefined ? '' : (row[label]?.trim() ?? ''));
  const author = cell(authorColumnLabel);
  const title = cell(titleColumnLabel).slice(0, CELL_MAX);
  return {
    externalId: cell(externalIdColumnLabel).slice(0, CELL_MAX) || identity,
    rawTicket: {
      createdAt: at.length > day.length ? at : `${at}T00:00:00Z`,
      description: cell(analyzeColumnLabel),
      ...(title && { name: title }),
      ...(author && { creator: personOf(author) }),
      tags: tagsOf(cell(tagsColumnLabel)),
      remoteFields: fieldsOf(row, used),
    },
  };
}

const CELL_MAX = 500;
const MOST = 100;
const TAG_MAX = 200;

const personOf = (cell: string): Participant => {
  const name = cell.slice(0, CELL_MAX);
  return name.includes('@') ? { email: name } : { id: name, name };
};

const tagsOf = (cell: string): string[] =>
  cell
    .split(/[,;|\n]/)
    .map((tag) => tag.trim().slice(0, TAG_MAX))
    .filter(Boolean)
    .slice(0, MOST);

const fieldsOf = (row: LabeledRow, used: ReadonlySet<string>): LabeledRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([label, value]) => !used.has(label) && value.trim() !== '')
      .slice(0, MOST),
  );
