import type { CountedHighlights } from '@evident/application/charts/chart-reader';
import { CROSSTAB_COLUMNS_MAX, type CrosstabColumn } from '@evident/domain/charts';
import type { Uuid } from '@evident/domain/kernel';
import { personName } from '@evident/domain/people';
import { DAY_OF_NOTE } from '../date-of-note.ts';
import { peopleOfNote, peopleWhoSay } from '../filters/related-rows.ts';
import { expression } from '../queries.ts';
import type { notesIn } from '../views/row-bases.ts';
import { matched } from './matched-highlights.ts';

/** Rows of which each has a note `n`: notes, or highlights with theirs. */
export type WithNotes = ReturnType<typeof notesIn>;
export const highlightsWithNotes = (of: CountedHighlights): WithNotes => matched(of) as never;

/** The people whom a PERSON field of the notes names, the most frequent first. */
export const peopleOf = (rows: WithNotes, fieldId: Uuid) =>
  rows
    .innerJoin('field_value as v', 'v.object_id', 'n.id')
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

/** The people who say the highlights, or those of the notes, the most frequent first. */
export const speakersOf = (of: CountedHighlights) => named(highlightsWithNotes(of), peopleWhoSay());
export const peopleInNotes = (notes: WithNotes) => named(notes, peopleOfNote('n.id'));

const named = (rows: WithNotes, people: ReturnType<typeof peopleOfNote>) =>
  rows
    .innerJoinLateral(people.select(['x.id', 'x.name']).distinct().as('s'), (join) => join.onTrue())
    .select(['s.id', 's.name'])
    .groupBy(['s.id', 's.name'])
    .orderBy(expression<number>`count(*)`, 'desc')
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(CROSSTAB_COLUMNS_MAX);

export const shownPeople = (people: readonly { id: Uuid; name: string }[]): CrosstabColumn[] =>
  people.map(({ id, name }) => ({ value: id, label: personName(name) }));

/** The first and the last day of the notes, and the last one until a day; null without any. */
export const daysOf = (rows: WithNotes, until: string) =>
  rows.select([
    expression<string | null>`min(${DAY_OF_NOTE})::text`.as('first'),
    expression<string | null>`max(${DAY_OF_NOTE})::text`.as('last'),
    expression<string | null>`(max(${DAY_OF_NOTE}) filter (where ${DAY_OF_NOTE} <= ${until}::date))::text`.as(
      'lastShown',
    ),
  ]);

/** Rows of days as the port returns them: none without notes. */
export const spanIn = (rows: readonly { first: string | null; last: string | null; lastShown: string | null }[]) =>
  rows.flatMap(({ first, last, lastShown }) => (first && last ? [{ first, last, lastShown }] : []));
