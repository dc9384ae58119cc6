import type { FieldView, SentSettings, SentValue, ValueView } from '@evident/domain/fields';
import type { ComponentType } from 'react';
import type { FieldDraft } from './field-draft.ts';

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

export interface FieldSettingsProps {
  draft: FieldDraft;
  onChange: (change: Partial<FieldDraft>) => void;
  /** Values that become options; shown when a field with values becomes a select field. */
  fromValues: boolean;
}

/** How a type of custom fields is shown and edited. */
export interface ShownFieldType {
  readonly Input: ComponentType<FieldInputProps>;
  /** A value in a cell or on a card; its text by default. */
  readonly Value?: ComponentType<{ field: FieldView; value: ValueView }>;
  /** Settings in the form of a field, and how they are sent; absent if the type has none. */
  readonly settings?: {
    readonly Inputs: ComponentType<FieldSettingsProps>;
    sent(draft: FieldDraft): SentSettings;
  };
  /** The value of a pasted text; null if it is none. */
  pasted(text: string, field: FieldView): SentValue | null;
}

export const pastedText = (text: string): SentValue => ({ text });

export const pastedNumber = (text: string): SentValue | null => {
  const number = Number(text.replace(/[,\s%]|^[^\d.-]+/g, ''));
  return /\d/.test(text) && Number.isFinite(number) ? { number } : null;
};
