import { refuse } from '@evident/domain/kernel';
import type { Sheet } from './read-xlsx.ts';
import { SheetRows, walkXml } from './sheet-cells.ts';
import { type DocumentParts, partText } from '../office/unzip-document.ts';

/** Reads the first table with text of an OpenDocument spreadsheet (OASIS ODF 1.2). Skips cell comments. */
export function readOds(parts: DocumentParts): Sheet {
  const tables: { name: string; sheet: SheetRows }[] = [];
  let [line, rowTimes, column, cellTimes, value, told]: [number, number, number, number, string, string] = [
    1,
    1,
    0,
    1,
    '',
    '',
  ];
  let [inCell, aside, paragraphs, inText]: [boolean, number, number, boolean] = [false, 0, 0, false];
  walkXml(partText(parts, 'content.xml'), {
    open: (name, attributes) => {
      if (name === 'table:table') {
        tables.push({ name: attributes['table:name'] ?? '', sheet: new SheetRows() });
        line = 1;
      }
      if (name === 'table:table-row') [rowTimes, column] = [timesIn(attributes['table:number-rows-repeated']), 0];
      if (/^table:(?:covered-)?table-cell$/.test(name)) {
        tables.at(-1)?.sheet.span(column, line, timesIn(attributes['table:number-rows-spanned']));
        [inCell, value, paragraphs, cellTimes] = [true, '', 0, timesIn(attributes['table:number-columns-repeated'])];
        told = (attributes['office:date-value'] ?? '')
          .replace('T', ' ')
          .replace(/\.\d+$/, '')
          .replace(/ 00:00:00$/, '');
      }
      if (name === 'office:annotation') aside += 1;
      if (aside > 0 || !inCell) return;
      if (name === 'text:p')
        [value, inText, paragraphs] = [paragraphs > 0 ? `${value}\n` : value, true, paragraphs + 1];
      if (name === 'text:s') value += ' '.repeat(Math.min(100, timesIn(attributes['text:c'])));
      if (name === 'text:line-break') value += '\n';
      if (name === 'text:tab') value += '\t';
    },
    text: (text) => {
      if (inCell && inText && aside === 0) value += text;
    },
    close: (name) => {
      if (name === 'office:annotation') aside -= 1;
      if (name === 'text:p' && aside === 0) inText = false;
      if (/^table:(?:covered-)?table-cell$/.test(name)) {
        const said = told || value;
        if (said !== '')
          for (let time = 0; time < Math.min(cellTimes, 1000); time += 1) tables.at(-1)?.sheet.set(column + time, said);
        [inCell, column] = [false, column + cellTimes];
      }
      if (name === 'table:table-row') {
        tables.at(-1)?.sheet.end(line, rowTimes);
        line += rowTimes;
      }
    },
  });
  const found = tables.find(({ sheet }) => sheet.rows.length > 0);
  if (!found)
    return refuse(
      'UnprocessableContent',
      'The spreadsheet has no rows',
      'Choose a spreadsheet with rows in its first sheet.',
    );
  found.sheet.fillSpans();
  return {
    name: found.name,
    rows: found.sheet.rows,
    others: tables.filter((table) => table !== found && table.sheet.rows.length > 0).map((table) => table.name),
  };
}

const timesIn = (count: string | undefined): number => Math.max(1, Number.parseInt(count ?? '1', 10) || 1);
