import type { SheetRow } from '../sheets/sheet-cells.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a JSON list of texts, or of objects with texts, as rows below a header. The list may be the only one in an object. `null` for any other JSON. */
export function rowsOfJson(value: unknown): SheetRow[] | null {
  const list = Array.isArray(value) ? value : isFields(value) ? onlyListIn(value) : null;
  if (!list || list.length === 0) return null;
  if (list.every((item) => typeof item === 'string')) return numbered([['Text'], ...list.map((text) => [text])]);
  if (!list.every(isFields)) return null;
  const keys = [...new Set(list.flatMap((item) => Object.keys(item)))];
  if (
    keys.length === 0 ||
    !list.some((item) => Object.values(item).some((cell) => typeof cell === 'string' && cell.trim() !== ''))
  )
    return null;
  return numbered([keys, ...list.map((item) => keys.map((key) => (Object.hasOwn(item, key) ? shown(item[key]) : '')))]);
}

/** The header is line 0, so the first item is line 1. */
const numbered = (rows: string[][]): SheetRow[] => rows.map((cells, line) => ({ line, cells }));

function onlyListIn(value: Fields): unknown[] | null {
  const lists = Object.values(value).filter(
    (field): field is unknown[] =>
      Array.isArray(field) &&
      field.length > 0 &&
      (field.every(isFields) || field.every((item) => typeof item === 'string')),
  );
  return lists.length === 1 ? lists[0]! : null;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number'))
    return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number | boolean);
}
