import { refuse } from '@evident/domain/kernel';
import { SheetRows, type SheetRow, walkXml } from './sheet-cells.ts';
import { type DocumentParts, partText } from '../office/unzip-document.ts';

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
  /** Names of the other visible sheets with text. */
  others: string[];
}

/** Reads the first visible sheet with text of an Excel workbook (ECMA-376). Formulas use their saved value. */
export function readXlsx(parts: DocumentParts): Sheet {
  const { sheets, epoch1904 } = sheetsIn(partText(parts, 'xl/workbook.xml'));
  const targets = targetsIn(parts['xl/_rels/workbook.xml.rels'] ? partText(parts, 'xl/_rels/workbook.xml.rels') : '');
  const shared = parts['xl/sharedStrings.xml'] ? stringsIn(partText(parts, 'xl/sharedStrings.xml')) : [];
  const dates = parts['xl/styles.xml'] ? dateStyles(partText(parts, 'xl/styles.xml')) : [];
  const found = sheets.flatMap(({ id, name }) => {
    const path = pathOf(targets.get(id) ?? '');
    return Object.hasOwn(parts, path) ? [{ name, path }] : [];
  });
  for (const { name, path } of found) {
    const rows = rowsIn(partText(parts, path), { shared, dates, epoch1904 });
    if (rows.length > 0)
      return {
        name,
        rows,
        others: found
          .filter((other) => other.path !== path && HAS_CELLS.test(partText(parts, other.path)))
          .map((other) => other.name),
      };
  }
  return refuse('UnprocessableContent', 'The workbook has no rows', 'Choose a workbook with rows in its first sheet.');
}

/** A value or text of a cell. */
const HAS_CELLS = /<(?:\w+:)?[vt][ >]/;

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function sheetsIn(workbook: string): { sheets: { id: string; name: string }[]; epoch1904: boolean } {
  const sheets: { id: string; name: string }[] = [];
  let epoch1904 = false;
  walkXml(workbook, {
    open: (name, attributes) => {
      if (/(?:^|:)sheet$/.test(name) && (attributes['state'] ?? 'visible') === 'visible')
        sheets.push({
          id: attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
          name: attributes['name'] ?? '',
        });
      if (/(?:^|:)workbookPr$/.test(name)) epoch1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
    },
    close: () => undefined,
    text: () => undefined,
  });
  return { sheets, epoch1904 };
}

function targetsIn(relations: string): Map<string, string> {
  const targets = new Map<string, string>();
  walkXml(relations, {
    open: (_, { Id = '', Target = '' }) => void targets.set(Id, Target),
    close: () => undefined,
    text: () => undefined,
  });
  return targets;
}

/** The shared strings, without phonetic guides. */
function stringsIn(xml: string): string[] {
  const strings: string[] = [];
  let [words, inside, guide]: [string, boolean, boolean] = ['', false, false];
  walkXml(xml, {
    open: (name) => {
      const local = localName(name);
      if (local === 'si') words = '';
      if (local === 'rPh') guide = true;
      if (local === 't') inside = !guide;
    },
    text: (text) => {
      if (inside) words += text;
    },
    close: (name) => {
      const local = localName(name);
      if (local === 'si') strings.push(unescaped(words));
      if (local === 'rPh') guide = false;
      if (local === 't') inside = false;
    },
  });
  return strings;
}

/** Whether each cell style formats numbers as a date, a time of day, or neither. */
function dateStyles(xml: string): (RegExp | null)[] {
  const formats = new Map<number, string>();
  const styles: (RegExp | null)[] = [];
  let inCells = false;
  walkXml(xml, {
    open: (name, attributes) => {
      const local = localName(name);
      if (local === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (local === 'cellXfs') inCells = true;
      if (local === 'xf' && inCells) styles.push(shownAs(Number(attributes['numFmtId'] ?? 0), formats));
    },
    close: (name) => {
      if (localName(name) === 'cellXfs') inCells = false;
    },
    text: () => undefined,
  });
  return styles;
}

const DAY = /day/;
const CLOCK = /clock/;
function shownAs(id: number, formats: ReadonlyMap<number, string>): RegExp | null {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return DAY;
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return CLOCK;
  const code = (formats.get(id) ?? '').replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]/gi, '');
  return /[dy]/i.test(code) && !/general/i.test(code)
    ? DAY
    : /h|s|\[m/i.test(code) && !/general/i.test(code)
      ? CLOCK
      : null;
}

function rowsIn(
  xml: string,
  { shared, dates, epoch1904 }: { shared: readonly string[]; dates: readonly (RegExp | null)[]; epoch1904: boolean },
): SheetRow[] {
  const sheet = new SheetRows();
  const merged: string[] = [];
  let [line, column, type, style, value, inside]: [number, number, string, number, string, boolean] = [
    0,
    0,
    'n',
    0,
    '',
    false,
  ];
  walkXml(xml, {
    open: (name, attributes) => {
      const local = localName(name);
      if (local === 'row') [line, column] = [Number(attributes['r'] ?? line + 1), -1];
      if (local === 'c') {
        [type, style, value] = [attributes['t'] ?? 'n', Number(attributes['s'] ?? 0), ''];
        column = columnOf(attributes['r'] ?? '') ?? column + 1;
      }
      if (local === 'v' || local === 't') inside = true;
      if (local === 'mergeCell') merged.push(attributes['ref'] ?? '');
    },
    text: (text) => {
      if (inside) value += text;
    },
    close: (name) => {
      const local = localName(name);
      if (local === 'v' || local === 't') inside = false;
      if (local === 'c') sheet.set(column, shown(type, value, dates[style] ?? null));
      if (local === 'row') sheet.end(line);
    },
  });
  for (const range of merged) {
    const [, column, first, last] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(range) ?? [];
    if (column !== undefined) sheet.merge(columnOf(column)!, Number(first), Number(last));
  }
  return sheet.rows;

  function shown(kind: string, text: string, as: RegExp | null): string {
    if (kind === 's') return shared[Number(text)] ?? '';
    if (kind === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (kind === 'n' && as && text !== '' && Number.isFinite(Number(text)))
      return as === DAY ? dayOf(Number(text), epoch1904) : clockOf(Number(text));
    return kind === 'e' ? '' : kind === 'n' ? numberOf(text) : unescaped(text);
  }
}

/** Removes binary rounding errors: `0.1` as typed. */
const numberOf = (text: string): string =>
  /^-?\d+\.\d{12,}/.test(text) ? String(Number(Number(text).toPrecision(14))) : text;

const DAY_MS = 86_400_000;
/** Days since the end of 1899; Excel counts a February 29 that 1900 did not have. */
function dayOf(serial: number, epoch1904: boolean): string {
  const days = epoch1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const moment = new Date(Date.UTC(1899, 11, 30) + Math.round((days * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(moment.getTime()) || serial < 0) return String(serial);
  const [day = '', clock = ''] = moment.toISOString().split(/[T.]/);
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
const clockOf = (serial: number): string => {
  const seconds = Math.round(serial * 86_400);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Excel writes a character that XML lacks as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** `AB12` is in column 27. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  return letters === undefined
    ? null
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
