import { plainText, type RichNode } from '@evident/domain/content';
import { DateColumn } from '@evident/domain/dates';
import { rowReader } from '@evident/domain/imports';
import { fieldOf, onlyKept } from './column-roles.ts';
import type { Mapping, Preview } from './shapes.ts';

interface SampleNote {
  title: string;
  date?: string;
  tags: string[];
  kept: Record<string, string>;
  /** Names of the columns that fill fields. */
  fields: string[];
  paragraphs: { heading: boolean; text: string }[];
}

/** Previews a row as a note with the import's own rules, or returns the reason it is skipped. */
export function sampleNote(
  { header, rows }: Pick<Preview, 'header' | 'rows'>,
  mapping: Mapping,
  row: number,
): SampleNote | string {
  if (mapping.content.length === 0) return 'Choose a column as text';
  const columns = {
    title: mapping.title ?? null,
    date: mapping.date ?? null,
    content: [...mapping.content],
    tags: [...mapping.tags],
  };
  const note = rowReader({
    header,
    mapping: columns,
    dates:
      columns.date === null
        ? null
        : datesIn(
            header[columns.date] ?? '',
            rows.map((cells) => cells[columns.date!] ?? ''),
          ),
  })(rows[row] ?? [], row + 1);
  if (typeof note === 'string') return note;
  // An unreadable date is kept under the name of its column.
  const shown = new Set([...onlyKept(mapping, header).map(({ name }) => name), header[columns.date ?? -1] ?? '']);
  return {
    title: note.title,
    date: note.occurredOn ?? undefined,
    tags: note.tags,
    kept: Object.fromEntries(Object.entries(note.raw).filter(([name]) => shown.has(name))),
    fields: header.filter((name) => fieldOf(mapping, name)),
    paragraphs: (note.content.content ?? []).map((block: RichNode) => ({
      heading: block.type === 'heading',
      text: plainText({ type: 'doc', content: [block] }),
    })),
  };
}

function datesIn(name: string, values: readonly string[]) {
  const column = new DateColumn(name);
  for (const value of values) column.see(value);
  return column.plan();
}
