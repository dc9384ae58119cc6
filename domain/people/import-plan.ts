import { TITLE_MAX, type Uuid, refuse } from '../kernel/index.ts';
import type { Change } from './change.ts';
import { DETAIL_MAX, withDetails } from './details.ts';
import { type FilledColumn, columnLabel, personValue } from './filled-fields.ts';
import { canonical } from './merged-values.ts';
import { nameKey } from './name-match.ts';
import type { Person, ValueRow } from './person.ts';
import { caseless } from '../text/index.ts';

/** Rows of one import; it runs as one transaction and is undone as one. */
export const PEOPLE_ROWS_MAX = 10_000;

/** Columns are counted from 0. `matchBy` is the label of a detail, or the name of a column that fills a field; null matches by name. */
interface Mapping {
  fields?: { column: number; fieldId?: Uuid }[];
  name: number[];
  details: { column: number; label: string }[];
  matchBy: string | null;
}
type Policy = 'SKIP' | 'UPDATE' | 'CREATE';

export interface TableRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** @throws Refusal `UnprocessableContent` for a mapping that does not fit the table */
export function refuseUnfit({ name, details, matchBy, fields = [] }: Mapping, header: readonly string[]): void {
  const columns = [...name, ...[...details, ...fields].map(({ column }) => column)];
  if (columns.some((column) => column >= header.length))
    refuse('UnprocessableContent', 'The mapping names a column that the table does not have');
  if (new Set(columns).size < columns.length) refuse('UnprocessableContent', 'The mapping uses a column twice');
  if (new Set(details.map(({ label }) => label)).size < details.length)
    refuse('UnprocessableContent', 'Two columns have the same label', 'Give each its own label.');
  if (matchBy !== null && matchColumn({ name, details, matchBy, fields }, header) === null)
    refuse('UnprocessableContent', 'The table is matched by a column that is not imported', 'Import that column too.');
}

/** The column by which rows are recognized; null by name, and for a column that is not imported. */
export function matchColumn({ details, matchBy, fields = [] }: Mapping, header: readonly string[]): number | null {
  if (matchBy === null) return null;
  const filling = fields.find(({ column }) => columnLabel(header, column) === matchBy);
  return (details.find(({ label }) => label === matchBy) ?? filling)?.column ?? null;
}

/** By what a person and a row are recognized as the same; null where either has no such value. */
export const matchKey = (person: Pick<Person, 'nameKey' | 'details'>, matchBy: string | null): string | null =>
  (matchBy === null ? person.nameKey : caseless(person.details[matchBy] ?? '')) || null;

/** The column by whose cells rows are recognized, and the field that it fills. */
export const matchedBy = (
  { details, matchBy }: Mapping,
  filled: readonly FilledColumn[],
): { column: number; fieldId?: Uuid; read?: FilledColumn['read'] } | undefined =>
  details.find(({ label }) => label === matchBy) ?? filled.find(({ label }) => label === matchBy);

/** A row without its field columns where `filled` is absent. */
const readRow = ({ cells }: TableRow, mapping: Mapping, filled: readonly FilledColumn[] = []) => {
  const { name, details } = mapping;
  const cell = (column: number): string => (cells[column] ?? '').trim();
  const written = name.map(cell).filter(Boolean).join(' ').replace(/\s+/g, ' ');
  const matching = mapping.matchBy === null ? null : matchedBy(mapping, filled);
  /** As the field stores it: a web address gets its scheme. */
  const stored = (column: number, read?: FilledColumn['read']): string => {
    const value = read?.(cell(column));
    return value && 'text' in value ? value.text : cell(column);
  };
  return {
    name: written,
    nameKey: nameKey(written),
    key:
      (matching
        ? caseless(stored(matching.column, matching.read))
        : mapping.matchBy === null
          ? nameKey(written)
          : '') || null,
    details: Object.fromEntries(
      [...details, ...filled.filter(({ column, read }) => read(cell(column)) === null)].flatMap(({ column, label }) =>
        cell(column) === '' ? [] : [[label, cell(column)]],
      ),
    ),
    values: filled.flatMap(({ column, fieldId, read }) => {
      const value = read(cell(column));
      return value ? [{ fieldId, value }] : [];
    }),
  };
};

/** The keys of all rows: those by which existing people have to be found. */
export const keysOf = (rows: readonly TableRow[], mapping: Mapping, filled: readonly FilledColumn[] = []): string[] => [
  ...new Set(rows.flatMap((row) => readRow(row, mapping, filled).key ?? [])),
];

interface Plan {
  readonly changes: readonly Change<Person>[];
  readonly values: readonly Change<ValueRow>[];
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly faults: readonly { line: number; cause: string }[];
}

/** The fields that an import fills, and their values of existing people. */
interface FilledFields {
  readonly columns: readonly FilledColumn[];
  readonly known: readonly ValueRow[];
  readonly at: Date;
}
const NO_FIELDS: FilledFields = { columns: [], known: [], at: new Date(0) };

const valueKey = ({ fieldId, objectId }: ValueRow): string => `${fieldId} ${objectId}`;

/**
 * Plans the changes of an import. A row is an existing person if its key is theirs; rows of the file match each other the same way.
 * @param make a new person with a name and details
 * A value of a field replaces the one that the person has. A cell that is no value of its field becomes a detail.
 * @param existing people with one of the keys
 */
export function planOf(
  rows: readonly TableRow[],
  { mapping, duplicates, fileName }: { mapping: Mapping; duplicates: Policy; fileName: string },
  existing: readonly Person[],
  make: (from: Pick<Person, 'name' | 'nameKey' | 'details'>) => Person,
  { columns, known: held, at }: FilledFields = NO_FIELDS,
): Plan {
  const values = new Map<string, Change<ValueRow>>();
  const heldByKey = new Map(held.map((row) => [valueKey(row), row]));
  /** Whether a row says something new about the fields of a person. */
  const fill = (personId: Uuid, sent: ReturnType<typeof readRow>['values']): boolean => {
    const changes = sent.flatMap(({ fieldId, value }) => {
      const after = personValue(personId, fieldId, value, at);
      const key = valueKey(after);
      const first = heldByKey.get(key) ?? null;
      const now = values.get(key)?.after ?? first;
      return canonical(now) === canonical(after) ? [] : [[key, { before: first, after }] as const];
    });
    for (const [key, change] of changes) values.set(key, change);
    return changes.length > 0;
  };
  const fieldId = mapping.matchBy === null ? undefined : matchedBy(mapping, columns)?.fieldId;
  const ofField = new Map(held.filter((row) => row.fieldId === fieldId).map((row) => [row.objectId, textOf(row)]));
  const known = byKey(existing, (person) => ofField.get(person.id) ?? matchKey(person, mapping.matchBy));
  const before = new Map<Uuid, Person>(existing.map((person) => [person.id, person]));
  const after = new Map<Uuid, Person>();
  const faults: { line: number; cause: string }[] = [];
  let skipped = 0;
  for (const row of rows) {
    const { values: sent, key, ...read } = readRow(row, mapping, columns);
    const fault = faultOf(read, sent.length);
    if (fault) {
      faults.push({ line: row.line, cause: fault });
      continue;
    }
    const found = key === null || duplicates === 'CREATE' ? [] : (known.get(key) ?? []);
    if (found.length === 0) {
      const person = { ...make(read), importOrigin: fileName };
      after.set(person.id, person);
      fill(person.id, sent);
      if (key !== null) known.set(key, [person]);
    } else if (duplicates === 'SKIP') skipped += 1;
    else if (found.length > 1) faults.push({ line: row.line, cause: 'Several people match this row' });
    else {
      const person = after.get(found[0]!.id) ?? found[0]!;
      const origin = before.has(person.id) ? fileName : person.enrichmentOrigin;
      const filled = fill(person.id, sent);
      const changed = enriched(person, read, origin) ?? (filled ? { ...person, enrichmentOrigin: origin } : null);
      if (changed === null) skipped += 1;
      else after.set(person.id, changed);
    }
  }
  const changes = [...after.values()].map((person) => ({ before: before.get(person.id) ?? null, after: person }));
  const created = changes.filter((change) => change.before === null).length;
  return { changes, values: [...values.values()], created, updated: changes.length - created, skipped, faults };
}

/** The text of a value as it is compared; null for other values. */
const textOf = ({ columns }: ValueRow): string | null => caseless(String(columns['text_value'] ?? '')) || null;

function byKey(people: readonly Person[], keyOf: (person: Person) => string | null): Map<string, Person[]> {
  const known = new Map<string, Person[]>();
  for (const person of people) {
    const key = keyOf(person);
    if (key !== null) known.set(key, [...(known.get(key) ?? []), person]);
  }
  return known;
}

function faultOf({ name, details }: Pick<Person, 'name' | 'details'>, values: number): string | null {
  if (name === '' && Object.keys(details).length + values === 0) return 'The row is empty';
  if (name.length > TITLE_MAX) return `The name is longer than ${TITLE_MAX} characters`;
  const long = Object.entries(details).find(([, value]) => value.length > DETAIL_MAX);
  return long ? `“${long[0]}” is longer than ${DETAIL_MAX} characters` : null;
}

/** A person with the details of a row; null if it says nothing new. A name that is there stays. */
function enriched(
  person: Person,
  row: Pick<Person, 'name' | 'nameKey' | 'details'>,
  origin: string | null,
): Person | null {
  const details = withDetails(person.details, row.details);
  const named = person.name === '' && row.name !== '';
  if (!named && Object.entries(details).every(([label, value]) => person.details[label] === value)) return null;
  return { ...person, ...(named && { name: row.name, nameKey: row.nameKey }), details, enrichmentOrigin: origin };
}
