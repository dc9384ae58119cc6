import type { FieldTypeName } from '../field.ts';
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

const TYPES: Readonly<Record<FieldTypeName, FieldType>> = {
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
};

export const fieldTypeOf = (type: FieldTypeName): FieldType => TYPES[type];
