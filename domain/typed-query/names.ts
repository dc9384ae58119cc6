import { type FieldedType, type FieldTypeName, fieldTypeOf } from '../fields/index.ts';
import type { Held } from '../filters/index.ts';
import { foldText } from '../search/index.ts';
import { fixedValuesOf, heldBy, takesField } from './prefixes.ts';
import type { Term, TypedQuery } from './term.ts';

/** A name whose objects a term filters by. */
export interface AskedName {
  readonly held: Held;
  readonly name: string;
}

/** A custom field that the member sees, with its options. */
export interface TypedField {
  readonly id: string;
  readonly objectType: FieldedType;
  readonly type: FieldTypeName;
  readonly label: string;
  /** How many options a SELECT field takes; null for the other types. */
  readonly max: number | null;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** The names and fields that the member sees. A term finds nothing else. */
export interface TypedNames {
  /** The ids of the visible objects with this name; several objects may share a name. */
  idsOf(asked: AskedName): readonly string[];
  readonly fields: readonly TypedField[];
}

const IGNORED = /[\s"“”„«»]+/g;

/** The form in which typed names are compared: without case, accents and quotes. */
export const nameKey = (name: string): string => foldText(name).replaceAll(IGNORED, ' ').trim();

/** Whether a term names a field by its label. */
export const isNamed = (field: TypedField, label: string): boolean => nameKey(field.label) === nameKey(label);

/** The names that have to be looked up before a query can be resolved. */
export function namesIn({ parts }: TypedQuery, fields: readonly TypedField[]): AskedName[] {
  const asked = parts.flatMap((part) => (part.kind === 'term' ? askedBy(part, fields) : []));
  return [...new Map(asked.map((one) => [`${one.held} ${nameKey(one.name)}`, one])).values()];
}

function askedBy({ prefix, field, values }: Term, fields: readonly TypedField[]): AskedName[] {
  const fixed = fixedValuesOf(prefix);
  const names = values.filter((value) => !fixed.includes(nameKey(value)));
  const ofPeople =
    field !== null && fields.some((one) => fieldTypeOf(one.type).holds === 'people' && isNamed(one, field));
  const held: readonly Held[] = takesField(prefix) ? (ofPeople ? ['PERSON'] : []) : heldBy(prefix);
  return held.flatMap((one) => names.map((name) => ({ held: one, name })));
}
