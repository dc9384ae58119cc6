import type { FieldTypeName } from '@evident/domain/fields';
import type { ComponentType } from 'react';
import { CheckboxInput } from './checkbox-input.tsx';
import { DateInput } from './date-input.tsx';
import type { FieldInputProps } from './field-input.ts';
import { NpsInput } from './nps-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PersonInput } from './person-input.tsx';
import { SelectInput } from './select-input.tsx';
import { WrittenInput } from './written-input.tsx';

/** The input of each type. */
export const INPUTS: Readonly<Record<FieldTypeName, ComponentType<FieldInputProps>>> = {
  TEXT: WrittenInput,
  EMAIL: WrittenInput,
  PHONE: WrittenInput,
  URL: WrittenInput,
  NUMBER: NumberInput,
  NPS: NpsInput,
  SELECT: SelectInput,
  DATETIME: DateInput,
  BOOLEAN: CheckboxInput,
  PERSON: PersonInput,
};
