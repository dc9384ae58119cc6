import { HIGHLIGHT_FIELDED_TYPES } from '../fielded.ts';
import { refuse } from '../../kernel/index.ts';
import type { FieldSettings } from '../settings.ts';
import { type FieldType, noSettings, numberOf, refuseValue } from './field-type.ts';

/** Digits with an optional decimal point (specification, document 001, section 5); a sign is decided. */
const DOUBLE = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const SYMBOL_MAX = 5;

/** The number a text is, as in a form; null if it is none. */
export const doubleIn = (text: string): number | null =>
  DOUBLE.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;

/** The number a cell of a table is: also with separators between thousands, a currency or a percent sign. */
function numberIn(text: string, { currencySymbol = '' }: FieldSettings): number | null {
  let bare = text.trim();
  if (currencySymbol !== '') bare = bare.replace(currencySymbol, '');
  bare = bare.replace(/^([-+]?)\s*[$€£¥]\s*|\s*[$€£¥%]$/g, '$1').replace(/[\s\u00A0]/g, '');
  return doubleIn(GROUPED.test(bare) ? bare.replaceAll(',', '') : bare);
}

/** A number as it is shown in its format. Percent is written as it was entered: 12 is 12%. */
export function shownNumber(value: number, { format = 'number', currencySymbol = '' }: FieldSettings): string {
  switch (format) {
    case 'number':
      return String(value);
    case 'number_with_commas':
      return value.toLocaleString('en', { maximumFractionDigits: 20 });
    case 'percent':
      return `${value}%`;
    case 'currency':
      return `${value < 0 ? '-' : ''}${currencySymbol}${Math.abs(value).toLocaleString('en', { maximumFractionDigits: 20 })}`;
  }
}

/** A number in one of four formats. */
export const number = {
  name: 'Number',
  stored: 'number',
  kind: 'number',
  datum: 'numberFilter',
  sorted: true,
  totals: 'numbers',
  crossed: { of: HIGHLIGHT_FIELDED_TYPES, found: 'numbers' },
  guess: { turn: 4, fits: ({ isRead }) => isRead() },
  settings({ format, currencySymbol, ...others }, before) {
    noSettings(others);
    const chosen = format ?? before.format ?? 'number';
    if (chosen !== 'currency') {
      if (currencySymbol) refuse('ValidationError', 'Only currencies have a symbol', 'Choose the format “currency”.');
      return { format: chosen };
    }
    const symbol = (currencySymbol ?? before.currencySymbol ?? '$').trim();
    if (symbol === '' || symbol.length > SYMBOL_MAX)
      refuse('ValidationError', 'The currency symbol is missing or too long', `Enter 1 to ${SYMBOL_MAX} characters.`);
    return { format: chosen, currencySymbol: symbol };
  },
  check({ number: value }, _, label) {
    return Number.isFinite(value)
      ? { number: value! }
      : refuseValue(label, 'is not a number', 'Enter digits with an optional decimal point.');
  },
  shown: (value, settings) =>
    settings.format === undefined ? String(numberOf(value)) : shownNumber(numberOf(value), settings),
  reader: (settings) => (text) => {
    const value = numberIn(text, settings);
    return value === null ? null : { number: value };
  },
} as const satisfies FieldType;
