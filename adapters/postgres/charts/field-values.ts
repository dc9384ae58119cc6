import type { ValueField } from '@evident/application/charts/chart-reader';
import {
  CROSSTAB_COLUMNS_MAX,
  type DaySpan,
  NUMBER_DECIMALS_MAX,
  NUMBER_RANGES_MAX,
  type NumberSpread,
  SINGLE_NUMBERS_MAX,
  TEXT_COLUMN_MAX,
} from '@evident/domain/charts';
import { TIME_ZONE } from '../date-of-note.ts';
import type { peopleOfNote } from '../filters/related-rows.ts';
import { db, expression } from '../queries.ts';
import type { Sight } from '../reads.ts';
import { spanIn, type WithNotes } from './crosstab-columns.ts';

/**
 * The different values `v` of a field, for each row.
 * @param people those of a row, for fields of people
 */
export function valuesOf(rows: WithNotes, people: ReturnType<typeof peopleOfNote>, { id, objectType }: ValueField) {
  const own = db.selectFrom('field_value as fv').whereRef('fv.object_id', '=', 'n.id' as never);
  const ofPeople = people.innerJoin('field_value as fv', 'fv.object_id', 'x.id');
  const values = (objectType === 'PERSON' ? (ofPeople as never as typeof own) : own)
    .where('fv.field_id', '=', id)
    .select(['fv.text_value', 'fv.number_value', 'fv.moment_value'])
    .distinct();
  return rows.innerJoinLateral(values.as('v'), (join) => join.onTrue());
}
type Values = ReturnType<typeof valuesOf>;

const FOLDED = expression<string>`folded_text(v.text_value)`;

/** Without the texts that the filter operator `Is` finds nowhere: it compares trimmed texts. */
const texts = (values: Values) =>
  db
    .selectFrom(
      values
        .select([expression<string>`v.text_value`.as('value'), FOLDED.as('folded')])
        .where(expression<number>`char_length(v.text_value)`, '<=', TEXT_COLUMN_MAX)
        .where(FOLDED, '<>', '')
        .where(FOLDED, '!~', String.raw`^\s|\s$`)
        .as('m'),
    )
    .select(expression<string>`mode() within group (order by m.value)`.as('value'))
    .groupBy('m.folded')
    .orderBy(expression<number>`count(*)`, 'desc')
    .orderBy('m.folded')
    .limit(CROSSTAB_COLUMNS_MAX);

export const textsIn = async (sight: Sight, values: Values): Promise<string[]> =>
  (await sight.rows(texts(values))).map(({ value }) => value);

const numbers = (values: Values) =>
  db.selectFrom(
    values
      .select(expression<number>`v.number_value`.as('value'))
      .where('v.number_value', 'is not', null)
      .as('m'),
  );

const lowest = (values: Values) =>
  numbers(values)
    .select('m.value')
    .distinct()
    .orderBy('m.value')
    .limit(SINGLE_NUMBERS_MAX + 1);

const PARTS = Array.from({ length: NUMBER_RANGES_MAX - 1 }, (_, index) => (index + 1) / NUMBER_RANGES_MAX);

const spread = (values: Values) =>
  numbers(values).select([
    expression<number>`min(m.value)`.as('min'),
    expression<number>`max(m.value)`.as('max'),
    expression<number[]>`percentile_disc(${PARTS}::double precision[]) within group (order by m.value)`.as('quantiles'),
    expression<number>`max(least(min_scale(m.value::numeric), ${NUMBER_DECIMALS_MAX}::int))`.as('decimals'),
  ]);

export async function numbersIn(sight: Sight, values: Values): Promise<NumberSpread[]> {
  const different = (await sight.rows(lowest(values))).map(({ value }) => value);
  if (different.length === 0) return [];
  return (await sight.rows(spread(values))).map((row) => ({ ...row, lowest: different }));
}

/** Midnight in UTC is a day, the same in every time zone. Dates outside of the calendar of filters are left out. */
const DAY = expression<Date>`(v.moment_value at time zone case when v.moment_value = date_trunc('day', v.moment_value, 'UTC') then 'UTC' else ${TIME_ZONE} end)::date`;

const days = (values: Values, until: string) =>
  values
    .where(expression`v.moment_value`, '>=', expression`'0001-01-02Z'::timestamptz`)
    .where(expression`v.moment_value`, '<', expression`'9999-12-31Z'::timestamptz`)
    .select([
      expression<string | null>`min(${DAY})::text`.as('first'),
      expression<string | null>`max(${DAY})::text`.as('last'),
      expression<string | null>`(max(${DAY}) filter (where ${DAY} <= ${until}::date))::text`.as('lastShown'),
    ]);

export const daysIn = async (sight: Sight, values: Values, until: string): Promise<NonNullable<DaySpan>[]> =>
  spanIn(await sight.rows(days(values, until)));
