import type { ReaderTime } from '../dates/index.ts';
import { AI_USER, CURRENT_USER, type FilterRow, type Held, VALUES_MAX, systemRow } from '../filters/index.ts';
import { dateRows } from './date-rows.ts';
import { type TypedNames, nameKey } from './names.ts';
import { type MeaningOf, type SearchOptions, prefixOf } from './prefixes.ts';
import { containing, readFieldTerm, rowOfHaving } from './read-field-term.ts';
import type { Term } from './term.ts';

/** The meaning of a term: rows that must all hold, options, or the reason why it cannot be used. */
type Reading = { readonly rows: readonly FilterRow[] } | { readonly options: SearchOptions } | string;

/** Reads a term. The caller gives the rows their ids. */
export function readTerm(term: Term, names: TypedNames, time: ReaderTime): Reading {
  const { prefix, values, negated } = term;
  const { meaning, example } = prefixOf(prefix);
  if (meaning.kind === 'field') return rowsOr(readFieldTerm(term, meaning.of, names, time));
  const [value] = values;
  if (value === undefined) return `Enter a value, such as ${example}.`;
  if (meaning.kind === 'named') return rowsOr(readNamed(term, meaning, names));
  if (meaning.kind === 'text') return { rows: [systemRow(meaning.field, containing(term), ...values)] };
  if (values.length > 1) return `Enter one value. Repeat ${prefix}: for another one.`;
  if (meaning.kind === 'having') return rowsOr(rowOfHaving(term, ownValue(meaning.values, value), names.fields));
  if (meaning.kind === 'flag') {
    const flag = ownValue(meaning.values, value);
    return flag ? { rows: [systemRow(flag, 'Is', String(!negated))] } : notListed(meaning.values);
  }
  if (negated) return `“-” cannot be used with ${prefix}:.`;
  if (meaning.kind === 'date') return rowsOr(dateRows(meaning, value, time));
  const option = ownValue(meaning.values, value);
  if (option === undefined) return notListed(meaning.values);
  return { options: option };
}

const rowsOr = (rows: readonly FilterRow[] | string): Reading => (typeof rows === 'string' ? rows : { rows });

const ownValue = <Value>(values: Readonly<Record<string, Value>>, typed: string): Value | undefined =>
  Object.hasOwn(values, nameKey(typed)) ? values[nameKey(typed)] : undefined;

const notListed = (values: Readonly<Record<string, unknown>>): string =>
  `Enter ${new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(values))}.`;

const THINGS: Partial<Record<Held, string>> = {
  TAG: 'tag',
  PROJECT: 'project or folder',
  CHANNEL: 'channel',
  MEMBER: 'member',
  PERSON: 'person',
};

/** Special users, as they are typed. */
const USERS: Readonly<Record<string, string>> = { me: CURRENT_USER, ai: AI_USER };

function readNamed(
  { values, negated }: Term,
  { fields }: MeaningOf<'named'>,
  names: TypedNames,
): readonly FilterRow[] | string {
  const kinds = Object.keys(fields) as Held[];
  const found = values.map((name) => foundBy(name, kinds, names));
  const unknown = values.find((_, index) => found[index] === null);
  if (unknown !== undefined) return `No ${THINGS[kinds[0]!]} is named “${unknown}”, or you don’t have access to it.`;
  const held = found[0]!.held;
  if (found.some((one) => one!.held !== held)) return 'Enter projects and folders separately.';
  const ids = found.flatMap((one) => one!.ids);
  if (ids.length > VALUES_MAX) return `More than ${VALUES_MAX} objects have this name.`;
  return [systemRow(fields[held]!, negated ? 'HasNoneOf' : 'HasAnyOf', ...new Set(ids))];
}

/** The objects with a name: those of the first kind that has any. */
function foundBy(
  name: string,
  kinds: readonly Held[],
  { idsOf }: TypedNames,
): { held: Held; ids: readonly string[] } | null {
  const user = kinds.includes('MEMBER') ? ownValue(USERS, name) : undefined;
  if (user !== undefined) return { held: 'MEMBER', ids: [user] };
  for (const held of kinds) {
    const ids = idsOf({ held, name });
    if (ids.length > 0) return { held, ids };
  }
  return null;
}
