import { HIGHLIGHT_FIELDED_TYPES } from '../fielded.ts';
import { type FieldType, noSettings } from './field-type.ts';

const TRUE = new Set(['true', 'yes', 'y', '1', 'on', 'x', 'checked']);
const FALSE = new Set(['false', 'no', 'n', '0', 'off', 'unchecked']);

/** Yes or no. */
export const boolean = {
  name: 'Checkbox',
  stored: 'boolean',
  kind: 'boolean',
  datum: 'booleanFilter',
  sorted: true,
  crossed: {
    of: HIGHLIGHT_FIELDED_TYPES,
    values: () => [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
  },
  // Columns of digits are numbers.
  guess: { turn: 1, fits: ({ texts, isRead }) => !texts.every((text) => /^\s*\d+\s*$/.test(text)) && isRead() },
  settings: noSettings,
  check: ({ boolean: value }) => ({ boolean: value! }),
  shown: (value) => ('boolean' in value && value.boolean ? 'Yes' : 'No'),
  reader: () => (text) => {
    const word = text.trim().toLowerCase();
    return TRUE.has(word) ? { boolean: true } : FALSE.has(word) ? { boolean: false } : null;
  },
} as const satisfies FieldType;
