import type { RichNode } from '../../content/index.ts';
import { truncated, cleanText } from '../note/clean-text.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { type DatePlan, dayOf } from '../../dates/index.ts';
import { failureColumns } from './failed-rows.ts';
import { type ImportedNote, NOTE_TEXT_MAX, titled } from '../note/imported-note.ts';
import { blocksOfPlainText } from '../note/plain-text.ts';
import { block, heading, richDoc, run } from '../note/rich-blocks.ts';

/** How the rows of a table become notes. */
export interface RowPlan {
  /** Names of the columns, see `columnNames`. */
  header: readonly string[];
  mapping: CsvMapping;
  dates: DatePlan | null;
}

const EMPTY_ROW = 'The row is empty';
const LONG_ROW = 'The text of the row is longer than 5,000,000 characters';
const TITLE_FROM_TEXT = 80;
/** Fallback for a column that the member chose although some values are not dates. */
const MONTH_FIRST: DatePlan = { order: 'mdy' };
const MORE_THAN_A_DAY = /:|\d{10}/;
const TAG_MAX = 200;

/** Converts a row (numbered from 1) to a note; a string is the cause of failure. */
export type RowReader = (cells: readonly string[], number: number) => ImportedNote | string;

/** Returns a row reader. A row without text in its content columns becomes a note of its other answers. */
export function rowReader({ header, mapping, dates }: RowPlan): RowReader {
  const { title, content, date, tags, people = [] } = mapping;
  const used = new Set([title, date, ...content, ...tags]);
  const ours = failureColumns(header);
  const rest = header.map((name, place) => ({ name, place })).filter(({ place }) => place >= ours && !used.has(place));
  const naming = title !== null && people.includes(header[title] ?? '') ? title : null;
  const headed = content.length > 1;
  // remarks get titles from their words, survey responses from their numbers
  const isSurvey = headed || rest.length > 0;
  const answers = [
    ...rest,
    ...header
      .map((name, place) => ({ name, place }))
      .filter(({ place }) => place !== title && [date, ...tags].includes(place)),
  ];
  return (cells, number) => {
    let blocks: RichNode[] = [];
    let [first, length] = ['', 0];
    for (const place of content) {
      const text = cleanText(cells[place] ?? '').trim();
      if (text === '') continue;
      first ||= text;
      length += text.length;
      if (headed) blocks.push(heading(3, run(header[place] ?? '')));
      for (const paragraph of blocksOfPlainText(text)) blocks.push(paragraph);
    }
    if (blocks.length === 0) blocks = answered(answers, cells);
    if (blocks.length === 0 && title !== null) blocks = blocksOfPlainText(cleanText(cells[title] ?? '').trim());
    if (blocks.length === 0) return EMPTY_ROW;
    if (length > NOTE_TEXT_MAX) return LONG_ROW;
    const raw: Record<string, string> = {};
    for (const { name, place } of rest) keep(raw, name, cells[place]);
    if (naming !== null) keep(raw, header[naming] ?? '', cells[naming]);
    const written = date === null ? '' : (cells[date] ?? '');
    const occurredOn = date === null ? null : dayOf(written, dates ?? MONTH_FIRST);
    // keeps values with more than a date, and invalid ones
    if (date !== null && (occurredOn === null || MORE_THAN_A_DAY.test(written))) keep(raw, header[date] ?? '', written);
    return {
      title: titled(
        title === null ? '' : cells[title],
        isSurvey
          ? `Response ${number}`
          : truncated(first.slice(0, 4 * TITLE_FROM_TEXT).replace(/\s+/g, ' '), TITLE_FROM_TEXT),
      ),
      occurredOn,
      tags: tagsOf(tags.map((place) => cells[place] ?? '')),
      language: null,
      speakers: [],
      content: richDoc(blocks),
      raw,
    };
  };
}

/** Converts non-empty cells to paragraphs, each after its column name. */
function answered(columns: readonly { name: string; place: number }[], cells: readonly string[]): RichNode[] {
  return columns.flatMap(({ name, place }) => {
    const value = cleanText(cells[place] ?? '').trim();
    return value === ''
      ? []
      : [block('paragraph', [...run(`${name}:`, [{ type: 'bold' }]), ...run(` ${value.replace(/\s*\n\s*/g, ' ')}`)])];
  });
}

function keep(raw: Record<string, string>, name: string, value = ''): void {
  if (value !== '')
    Object.defineProperty(raw, name, { value: cleanText(value), enumerable: true, configurable: true, writable: true });
}

/** Splits cells into tags at commas, semicolons, bars or line ends. Removes duplicates. */
export function tagsOf(cells: readonly string[]): string[] {
  const tags = new Set<string>();
  for (const cell of cells) {
    if (cell === '') continue;
    for (const part of cell.split(/[,;|\n]/)) {
      const tag = cleanText(part).replace(/\s+/g, ' ').trim();
      if (tag !== '') tags.add(truncated(tag, TAG_MAX));
    }
  }
  return [...tags];
}
