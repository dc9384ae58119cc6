import { HIGHLIGHT_FIELDED_TYPES } from '../fielded.ts';
import { TEXT_VALUE_MAX } from '../settings.ts';
import type { FieldValue } from '../field-value.ts';
import { type FieldType, noSettings, refuseValue, textIn } from './field-type.ts';

/** A type that stores one text of a certain form. `read` returns the text as it is stored, null if it does not have the form. */
export const writtenAs = <const Facts extends Pick<FieldType, 'reaches' | 'guess'>>(
  name: string,
  form: string,
  facts: Facts,
  read: (text: string) => string | null,
): FieldType & Facts => ({
  name,
  stored: 'text',
  kind: 'text',
  datum: 'stringFilter',
  sorted: true,
  crossed: { of: HIGHLIGHT_FIELDED_TYPES, found: 'texts' },
  ...facts,
  settings: noSettings,
  check({ text }, _, label): FieldValue | null {
    if (text!.trim() === '') return null;
    if (text!.length > TEXT_VALUE_MAX)
      refuseValue(label, 'is too long', `A value has at most ${TEXT_VALUE_MAX.toLocaleString('en')} characters.`);
    const stored = read(text!);
    return stored === null ? refuseValue(label, `is not ${form}`, `Enter ${form}.`) : { text: stored };
  },
  shown: textIn,
  reader: () => (text) => {
    const stored = text.length <= TEXT_VALUE_MAX && text.trim() !== '' ? read(text) : null;
    return stored === null ? null : { text: stored };
  },
});
