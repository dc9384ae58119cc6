import { boolean } from './boolean.ts';
import { datetime } from './datetime.ts';
import { email } from './email.ts';
import type { FieldType } from './field-type.ts';
import { nps } from './nps.ts';
import { number } from './number.ts';
import { person } from './person.ts';
import { phone } from './phone.ts';
import { select } from './select.ts';
import { text } from './text.ts';
import { url } from './url.ts';

/** The types of custom fields (specification, document 001, section 3), in the order in which they are offered. */
const FIELD_TYPES = {
  TEXT: text,
  NUMBER: number,
  SELECT: select,
  DATETIME: datetime,
  BOOLEAN: boolean,
  NPS: nps,
  PERSON: person,
  EMAIL: email,
  PHONE: phone,
  URL: url,
} as const satisfies Record<string, FieldType>;

export type FieldTypeName = keyof typeof FIELD_TYPES;
export const FIELD_TYPE_NAMES = Object.keys(FIELD_TYPES) as readonly FieldTypeName[];

export const fieldTypeOf = (type: FieldTypeName): FieldType => FIELD_TYPES[type];

/** The types with a fact. */
export type FieldTypeThat<Fact extends keyof FieldType> = {
  [Name in FieldTypeName]: (typeof FIELD_TYPES)[Name] extends { readonly [_ in Fact]: unknown } ? Name : never;
}[FieldTypeName];

export const fieldTypesThat = <Fact extends keyof FieldType>(fact: Fact): readonly FieldTypeThat<Fact>[] =>
  FIELD_TYPE_NAMES.filter((name): name is FieldTypeThat<Fact> => fieldTypeOf(name)[fact] !== undefined);
