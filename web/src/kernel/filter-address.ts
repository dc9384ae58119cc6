import {
  type FieldReference,
  type FilterForm,
  type FilterRow,
  combinatorOf,
  readFilterForm,
} from '@evident/domain/filters';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const CUSTOM = /^(note|insight|person|custom)(?:-([A-Z]+))?-(_u[\w-]{22})$/;
const ESCAPES: Record<string, string> = { _: '__', '*': '_s', '.': '_d' };
const ESCAPED: Record<string, string> = { _: '_', s: '*', d: '.' };
const ESCAPE = /_(?:u([\w-]{22})|(.?))/gsu;

/**
 * A filter form for an address: `or*Tags.HasAnyOf._uAZ…*Title.Contains.price`. Rows are joined by `*`, the parts of a row by `.`.
 * `_` begins an escape, such as an id in base64url. Query strings keep these characters as they are. Ids of rows are left out.
 */
export function formToAddress(form: FilterForm): string {
  const rows = form.fieldForms.map(rowToText);
  return [...(combinatorOf(form) === 'or' && rows.length > 0 ? ['or'] : []), ...rows].join('*');
}

function rowToText({ field, operator, values, hidden }: FilterRow): string {
  return (hidden ? '-' : '') + [fieldToText(field), operator ?? '', ...values.map(escaped)].join('.');
}

const fieldToText = ({ kind, name, fieldId = '', type }: FieldReference): string =>
  kind === 'system' ? (name ?? '') : [kind, ...(type === undefined ? [] : [type]), escaped(fieldId)].join('-');

const escaped = (value: string): string =>
  UUID.test(value) ? `_u${inBase64(value)}` : value.replace(/[_*.]/g, (character) => ESCAPES[character]!);

/** The form in an address, its rows named `1`, `2` and so on; null if the text is not one. */
export function formFromAddress(text: string): FilterForm | null {
  if (text === '') return { combinator: 'and', fieldForms: [] };
  const [first, ...others] = text.split('*');
  const or = first === 'or';
  try {
    return readFilterForm({
      combinator: or ? 'or' : 'and',
      fieldForms: (or ? others : [first!, ...others]).map((row, index) => rowFromText(row, String(index + 1))),
    });
  } catch {
    return null;
  }
}

function rowFromText(text: string, id: string): FilterRow {
  const hidden = text.startsWith('-');
  const [field = '', operator = '', ...values] = text.slice(hidden ? 1 : 0).split('.');
  return {
    id,
    field: fieldFromText(field),
    ...(operator === '' ? {} : { operator: operator as FilterRow['operator'] }),
    values: values.map(unescaped),
    ...(hidden ? { hidden } : {}),
  };
}

function fieldFromText(text: string): FieldReference {
  const [, kind, type, id] = CUSTOM.exec(text) ?? [];
  const reference = kind
    ? { kind, fieldId: unescaped(id!), ...(type === undefined ? {} : { type }) }
    : { kind: 'system', name: text };
  return reference as FieldReference;
}

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (whole, id: string | undefined, character: string | undefined) => {
    const value = id === undefined ? ESCAPED[character ?? ''] : fromBase64(id);
    if (value === undefined) throw new Error(`Unknown escape ${whole}`);
    return value;
  });

function inBase64(uuid: string): string {
  const bytes = uuid.replaceAll('-', '').match(/../g)!;
  const base64 = btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
  return base64.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');
}

function fromBase64(text: string): string {
  const bytes = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))];
  const hex = bytes.map((byte) => byte.codePointAt(0)!.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
