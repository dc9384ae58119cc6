import type { FieldView, ValueView } from '@evident/domain/fields';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';

interface Props {
  field: FieldView;
  /** Absent while the field is empty. */
  value: ValueView | undefined;
}

/** The value of a custom field in a cell or on a card. */
export function FieldValueText({ field, value }: Props) {
  if (!value) return null;
  const { Value } = SHOWN_FIELD_TYPES[field.type];
  return Value ? <Value field={field} value={value} /> : <span dir="auto">{value.shown}</span>;
}
