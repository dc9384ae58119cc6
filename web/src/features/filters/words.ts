import { type FilterField, type FilterRow, OPERATORS, isRelative } from '@evident/domain/filters';
import { shownDay, shownMoment } from '../../ui/time.ts';

const VALUES_SHOWN = 3;

/** A value that is not chosen from a list, as it is read. */
export function valueInWords(value: string, { kind }: FilterField): string {
  if (kind === 'boolean') return value === 'true' ? 'yes' : 'no';
  if (kind === 'text') return `“${value}”`;
  if (kind !== 'date' || isRelative(value)) return value;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return value.length > 'YYYY-MM-DD'.length ? shownMoment(value) : shownDay(value);
}

export const operatorInWords = ({ operator }: FilterRow): string =>
  operator === undefined ? '…' : OPERATORS[operator].label;

/** `Onboarding, Pricing, Trust and 2 more` */
export function listInWords(words: readonly string[]): string {
  const more = words.length - VALUES_SHOWN;
  const shown = words.slice(0, VALUES_SHOWN).join(', ');
  return more > 0 ? `${shown} and ${more.toLocaleString()} more` : shown;
}
