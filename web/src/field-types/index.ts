import type { FieldTypeName } from '@evident/domain/fields';
import { checkbox } from './checkbox.tsx';
import { date } from './date.tsx';
import type { ShownFieldType } from './field-type.ts';
import { nps } from './nps.tsx';
import { number } from './number.tsx';
import { person } from './person.tsx';
import { select } from './select.tsx';
import { written } from './written.tsx';

/** How each type of custom fields is shown and edited. */
export const SHOWN_FIELD_TYPES: Readonly<Record<FieldTypeName, ShownFieldType>> = {
  TEXT: written,
  NUMBER: number,
  SELECT: select,
  DATETIME: date,
  BOOLEAN: checkbox,
  NPS: nps,
  PERSON: person,
  EMAIL: written,
  PHONE: written,
  URL: written,
};
