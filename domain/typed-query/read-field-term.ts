import type { ReaderTime } from '../dates/index.ts';
import { fieldTypeOf } from '../fields/index.ts';
import {
  type FieldReference,
  type FilterRow,
  type Operator,
  type SystemFieldName,
  kindOfCustom,
  systemRow,
} from '../filters/index.ts';
import { dateLimits } from './date-rows.ts';
import { type TypedField, type TypedNames, isNamed, nameKey } from './names.ts';
import type { Comparison, Term } from './term.ts';

type Rows = readonly FilterRow[] | string;
/** The operators of a comparison, as typed and with `-`. Null where `-` has no meaning. */
type Pair = readonly [Operator, Operator | null];

const OPERATORS: Record<'text' | 'number' | 'choice' | 'choices', Partial<Record<Comparison, Pair>>> = {
  text: { '=': ['Is', 'IsNot'] },
  number: { '=': ['Is', 'IsNot'], '>': ['IsGreaterThan', null], '<': ['IsLessThan', null] },
  choice: { '=': ['IsOneOf', 'IsNotOneOf'] },
  choices: { '=': ['HasAnyOf', 'HasNoneOf'] },
};
const CONTAINING = {
  one: ['Contains', 'DoesNotContain'],
  many: ['ContainsAnyOf', 'ContainsNoneOf'],
} as const;

/** The operator that looks for the words of a term: several values are alternatives. */
export const containing = ({ values, negated }: Pick<Term, 'values' | 'negated'>): Operator =>
  CONTAINING[values.length > 1 ? 'many' : 'one'][negated ? 1 : 0];

const BOUNDS = { '=': 'on', '>': 'after', '<': 'before' } as const;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const YES: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** The rows of a term over a custom field: `field:Plan=Pro`. */
export function readFieldTerm(
  term: Term,
  of: readonly TypedField['objectType'][],
  names: TypedNames,
  time: ReaderTime,
): Rows {
  const label = term.field?.trim() ?? '';
  if (label === '') return 'Enter the name of a field, such as Plan=Pro.';
  const field = fieldNamed(
    label,
    names.fields.filter(({ objectType }) => of.includes(objectType)),
  );
  if (typeof field === 'string') return field;
  if (term.values.length === 0) return `Enter = and a value after “${field.label}”.`;
  return rowsOf(field, term, names, time);
}

function fieldNamed(label: string, fields: readonly TypedField[]): TypedField | string {
  const found = fields.filter((field) => isNamed(field, label));
  if (found.length > 1) return `Several fields are named “${label}”. Choose one in the filter menu.`;
  return found[0] ?? `No field is named “${label}”, or you don’t have access to it.`;
}

const referenceOf = ({ id, objectType, type }: TypedField): FieldReference => ({
  kind: ({ NOTE: 'note', INSIGHT: 'insight', PERSON: 'person' } as const)[objectType],
  fieldId: id,
  type,
});

const rowOf = (field: TypedField, operator: Operator, values: readonly string[]): FilterRow => ({
  id: operator,
  field: referenceOf(field),
  operator,
  values: [...values],
});

function rowsOf(field: TypedField, term: Term, names: TypedNames, time: ReaderTime): Rows {
  const { comparison, negated, values } = term;
  const kind = kindOfCustom(field);
  if (kind === 'text' && comparison === '~') return [rowOf(field, containing(term), values)];
  const value = values.length === 1 ? values[0]! : null;
  if (kind === 'boolean' || kind === 'date' || kind === 'number' || kind === 'text') {
    if (value === null) return 'Enter one value. Repeat the field for another one.';
    if (kind === 'boolean') return yesOrNo(field, term, value);
    if (kind === 'date') return dates(field, term, value, time);
    if (kind === 'number' && !NUMBER.test(value.trim())) return 'Enter a number.';
  }
  const operator = OPERATORS[kind][comparison]?.[negated ? 1 : 0];
  if (!operator) return cannotCompare(field, term);
  if (kind === 'text' || kind === 'number') return [rowOf(field, operator, values)];
  const chosen = idsIn(field, values, names);
  return typeof chosen === 'string' ? chosen : [rowOf(field, operator, chosen)];
}

const cannotCompare = ({ label }: TypedField, { negated, comparison }: Term): string =>
  `“${label}” cannot be compared with ${negated ? '- and ' : ''}${comparison}.`;

function yesOrNo(field: TypedField, term: Term, value: string): Rows {
  const key = nameKey(value);
  if (term.comparison !== '=') return cannotCompare(field, term);
  if (!Object.hasOwn(YES, key)) return 'Enter yes or no.';
  return [rowOf(field, 'Is', [String(YES[key] !== term.negated)])];
}

function dates(field: TypedField, term: Term, value: string, time: ReaderTime): Rows {
  if (term.comparison === '~' || term.negated) return cannotCompare(field, term);
  const limits = dateLimits(BOUNDS[term.comparison], value, time);
  return typeof limits === 'string' ? limits : limits.map(([operator, limit]) => rowOf(field, operator, [limit]));
}

/** The ids of options or people. */
function idsIn(field: TypedField, values: readonly string[], names: TypedNames): readonly string[] | string {
  const ids: string[] = [];
  for (const name of values) {
    const found =
      fieldTypeOf(field.type).holds === 'people'
        ? names.idsOf({ held: 'PERSON', name })
        : field.options.filter((option) => nameKey(option.label) === nameKey(name)).map(({ id }) => id);
    if (found.length === 0) return `“${field.label}” has no value “${name}”.`;
    ids.push(...found);
  }
  return ids;
}

/** The row of `has:`, over a system field or a custom field with this label. */
export function rowOfHaving(term: Term, system: SystemFieldName | undefined, fields: readonly TypedField[]): Rows {
  const operator = term.negated ? 'IsEmpty' : 'IsNotEmpty';
  if (system !== undefined) return [systemRow(system, operator)];
  const field = fieldNamed(term.values[0]!, fields);
  if (typeof field === 'string') return field;
  return kindOfCustom(field) === 'boolean' ? `“${field.label}” is never empty.` : [rowOf(field, operator, [])];
}
