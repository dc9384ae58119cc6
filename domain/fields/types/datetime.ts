import { HIGHLIGHT_FIELDED_TYPES } from '../fielded.ts';
import { DateColumn, type DatePlan, dateOf, writtenDate } from '../../dates/index.ts';
import { type FieldType, noSettings } from './field-type.ts';

const MONTH_FIRST: DatePlan = { order: 'mdy' };
const MIDNIGHT = 'T00:00:00.000Z';

/** The order of day and month follows from the whole column, as in imports; texts that are no dates do not count. */
function planFor(texts: Iterable<string>): DatePlan {
  const column = new DateColumn('');
  for (const text of texts) if (writtenDate(text.trim())) column.see(text);
  return column.plan() ?? MONTH_FIRST;
}

/** A day, or a moment of a day. Midnight in UTC is a day without a time (decided). */
export const datetime = {
  name: 'Date',
  stored: 'moment',
  kind: 'date',
  datum: 'dateFilter',
  sorted: true,
  crossed: { of: HIGHLIGHT_FIELDED_TYPES, found: 'months' },
  guess: { turn: 5, fits: ({ isRead }) => isRead() },
  settings: noSettings,
  check: ({ moment }) => ({ moment: new Date(moment!).toISOString() }),
  shown(value) {
    const moment = 'moment' in value ? value.moment : '';
    return moment.endsWith(MIDNIGHT) ? moment.slice(0, 10) : `${moment.slice(0, 10)} ${moment.slice(11, 16)}`;
  },
  reader(_, seen) {
    const plan = planFor(seen);
    return (text) => {
      const date = dateOf(text, plan);
      return date && { moment: date.toISOString() };
    };
  },
} as const satisfies FieldType;
