import type { FieldView, SentValue, ValueView } from '@evident/domain/fields';

/** Input of one field for one object. */
export interface FieldInputProps {
  field: FieldView;
  /** Absent while the field is empty. */
  value: ValueView | undefined;
  /** Why the value can’t be changed; absent if it can. */
  reason?: string;
  /** Saves a value; an empty object clears it. */
  onChange: (value: SentValue) => void;
}
