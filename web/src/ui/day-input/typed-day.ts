import { type DateOrder, dayIn, writtenDate } from '@evident/domain/dates';
import { numbersInOrder, shownDay } from '../time.ts';

/** Returns the day that was typed, as `yyyy-mm-dd`; null if it is none. Digits are in the order of the reader. */
export function typedDay(text: string, order: DateOrder = numbersInOrder()): string | null {
  const written = writtenDate(text.trim());
  const day = written && dayIn(written, order);
  return day === null ? null : new Date(day).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** A day as the reader writes it, in a form that can be typed too. */
export function editableDay(day: string): string {
  if (day === '') return '';
  const shown = shownDay(day);
  return typedDay(shown) === day ? shown : day;
}
