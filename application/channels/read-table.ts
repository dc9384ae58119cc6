import {
  type DataPoint,
  type DataPointPayload,
  type ImportPreview,
  type TableChoice,
  type TableConfiguration,
  dataPointOf,
  payloadOfRow,
  proposedConfiguration,
  refuseUnfitConfiguration,
} from '@evident/domain/channels';
import { type DatePlan, dateOf, dayOf } from '@evident/domain/dates';
import type { ImportFile, TableOutcome } from '@evident/domain/imports';
import { Refusal, type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { FileStorage } from '../files/index.ts';
import type { KeyedRow, TableReader } from '../imports/index.ts';
import type { FailedItem } from './channel-imports.ts';

/** For a column that a member chose although some values are no dates. */
const MONTH_FIRST: DatePlan = { order: 'mdy' };

/** A table with its columns. */
export interface OpenTable {
  readonly file: ImportFile;
  readonly outcome: TableOutcome;
}

/** @throws Refusal `UnprocessableContent` for a file that is no table */
export async function openTable(
  storage: FileStorage,
  reader: TableReader,
  fileId: Uuid,
  name: string,
  signal?: AbortSignal,
): Promise<OpenTable> {
  const content = (await storage.read(fileId)) ?? notFound('File');
  const bytes = new Uint8Array(content.size);
  let at = 0;
  for await (const piece of content.bytes) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  const file: ImportFile = { name, bytes, options: { read: 'table' } };
  const outcome = await reader.read(file, signal);
  if (outcome.kind === 'refused') return refuse(outcome.code, outcome.title, outcome.advice);
  if (outcome.kind === 'notes')
    return refuse('UnprocessableContent', 'The file is no table', 'Choose a CSV, TSV, Excel or OpenDocument file.');
  return { file, outcome };
}

/** The configuration as chosen, with proposals for the rest. Reads the column of times for its first and last day. */
export async function configurationFor(
  reader: TableReader,
  { file, outcome }: OpenTable,
  chosen: TableChoice,
  today: string,
): Promise<TableConfiguration> {
  const { header, mapping, columns, dates } = outcome;
  const labelAt = (place: number | null | undefined): string | null => header[place ?? -1] ?? null;
  const time = chosen.timestampColumnLabel ?? labelAt(mapping.date);
  const place = time === null || time === '' ? -1 : header.indexOf(time);
  const needsDays = chosen.minDate === undefined || chosen.maxDate === undefined;
  const plan = dates[place] ?? MONTH_FIRST;
  const days = place >= 0 && needsDays ? await daysOf(reader, file, place, plan) : null;
  const known = columns.map(({ name, filled }, at) => ({
    label: name,
    filled,
    isDate: dates[at] !== null,
    days: at === place ? days : null,
  }));
  const guessed = {
    text: labelAt(mapping.content[0]),
    time,
    title: labelAt(mapping.title),
    tags: labelAt(mapping.tags[0]),
  };
  const configuration = proposedConfiguration(known, guessed, chosen, today);
  refuseUnfitConfiguration(configuration, header);
  return configuration;
}

async function daysOf(
  reader: TableReader,
  file: ImportFile,
  place: number,
  plan: DatePlan,
): Promise<{ first: string; last: string } | null> {
  let [first, last] = ['9999', ''];
  for await (const rows of reader.cells(file))
    for (const row of rows) {
      const day = 'key' in row ? dayOf(row.cells[place] ?? '', plan) : null;
      if (day === null) continue;
      if (day < first) first = day;
      if (day > last) last = day;
    }
  return last === '' ? null : { first, last };
}

/** A row as a ticket, why it cannot be one, or null for one outside of the dates. */
export type ReadTicket = { readonly payload: DataPointPayload } | { readonly failure: FailedItem } | null;

/** Reads rows as tickets. */
export function ticketReader({ outcome }: OpenTable, configuration: TableConfiguration): (row: KeyedRow) => ReadTicket {
  const { header, dates } = outcome;
  const { timestampColumnLabel: label } = configuration;
  const place = label === undefined ? -1 : header.indexOf(label);
  const plan = dates[place] ?? MONTH_FIRST;
  const failed = (line: number | null, humanMessageText: string): ReadTicket => ({
    failure: { externalId: line === null ? '' : `line ${line}`, humanMessageText, errorCode: 'UnprocessableContent' },
  });
  return (row) => {
    if (!('key' in row)) return failed(row.line, row.cause);
    const written = row.cells[place]?.trim() ?? '';
    const time = place < 0 ? null : (dateOf(written, plan)?.toISOString() ?? null);
    if (place >= 0 && time === null)
      return failed(
        row.line,
        written === '' ? `It has no “${label}”` : `“${written.slice(0, 60)}” in “${label}” is no date`,
      );
    const labeled = Object.fromEntries(header.map((name, at) => [name, row.cells[at] ?? '']));
    const payload = payloadOfRow(labeled, time, row.key, configuration);
    return payload && { payload };
  };
}

/** The first rows, as they will arrive. */
export async function previewOf(
  reader: TableReader,
  table: OpenTable,
  configuration: TableConfiguration,
  of: { readonly teamId: Uuid; readonly channelId: Uuid; readonly now: Date; readonly newId: () => Uuid },
): Promise<Omit<ImportPreview, 'items'> & { readonly points: readonly DataPoint[] }> {
  const { outcome, file } = table;
  const read = ticketReader(table, configuration);
  const points: DataPoint[] = [];
  const failures: FailedItem[] = [];
  let skipped = 0;
  for await (const rows of reader.cells(file)) {
    for (const row of rows) {
      const ticket = read(row);
      if (ticket === null) skipped += 1;
      else if ('failure' in ticket) failures.push(ticket.failure);
      else
        try {
          points.push(dataPointOf(ticket.payload, { ...of, source: 'CSV' }));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          failures.push({
            externalId: ticket.payload.externalId,
            humanMessageText: error.title,
            errorCode: error.code,
          });
        }
      if (points.length >= SHOWN) break;
    }
    if (points.length >= SHOWN || failures.length >= SHOWN) break;
  }
  return {
    columns: outcome.columns.map(({ name, filled }, at) => ({
      label: name,
      filled,
      isDate: outcome.dates[at] !== null,
      example: (outcome.rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '').slice(0, 200),
    })),
    configuration,
    total: outcome.rowCount,
    skipped,
    points,
    failures: failures.slice(0, SHOWN),
    notices: outcome.notices,
  };
}
const SHOWN = 20;
