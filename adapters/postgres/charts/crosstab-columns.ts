import type { CountedHighlights } from '@evident/application/charts/chart-reader';
import { CROSSTAB_COLUMNS_MAX, type CrosstabColumn } from '@evident/domain/charts';
import type { Uuid } from '@evident/domain/kernel';
import { personName } from '@evident/domain/people';
import { peopleWhoSay } from '../filters/related-rows.ts';
import { expression } from '../queries.ts';
import { matched } from './matched-highlights.ts';

/** The day of an interview: when it happened, or else when the note was created. */
export const DAY = expression<Date>`coalesce(n.occurred_on, (n.created_at at time zone 'UTC')::date)`;

/** The people whom a PERSON field of the notes names, the most frequent first. */
export const peopleOf = (of: CountedHighlights, fieldId: Uuid) =>
  matched(of)
    .innerJoin('field_value as v', 'v.object_id', 'h.note_id')
    .innerJoinLateral(expression<{ one: Uuid }>`unnest(v.uuid_values)`.as<'u'>(expression`u (one)`), (join) =>
      join.onTrue(),
    )
    .innerJoin('person as x', 'x.id', 'u.one')
    .where('v.field_id', '=', fieldId)
    .select(['x.id', 'x.name'])
    .groupBy(['x.id', 'x.name'])
    .orderBy(expression<number>`count(*)`, 'desc')
    .orderBy('x.name')
    .orderBy('x.id')
    .limit(CROSSTAB_COLUMNS_MAX);

/** The people who say the highlights, the most frequent first. */
export const speakersOf = (of: CountedHighlights) =>
  matched(of)
    .innerJoinLateral(peopleWhoSay().select(['x.id', 'x.name']).distinct().as('s'), (join) => join.onTrue())
    .select(['s.id', 's.name'])
    .groupBy(['s.id', 's.name'])
    .orderBy(expression<number>`count(*)`, 'desc')
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(CROSSTAB_COLUMNS_MAX);

export const shownPeople = (people: readonly { id: Uuid; name: string }[]): CrosstabColumn[] =>
  people.map(({ id, name }) => ({ value: id, label: personName(name) }));

/** The first and the last month of the notes, as `2026-05`. */
export const monthsOf = (of: CountedHighlights) =>
  matched(of).select([
    expression<string | null>`to_char(min(${DAY}), 'YYYY-MM')`.as('first'),
    expression<string | null>`to_char(max(${DAY}), 'YYYY-MM')`.as('last'),
  ]);
