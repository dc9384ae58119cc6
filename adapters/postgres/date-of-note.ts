import { timeZoneOf } from '@evident/domain/permissions';
import { expression } from './queries.ts';
import { OfActor } from './statement.ts';

/** The day that the note `n` happened, or else the time at which it was created. Indexed. */
export const DATE_OF_NOTE = `coalesce(n.occurred_on::timestamp AT TIME ZONE 'UTC', n.created_at)`;

/** The time zone of the reader. */
export const TIME_ZONE = new OfActor(timeZoneOf);

/** The day that the note `n` happened, or else that on which it was created, in the time zone of the reader. */
export const DAY_OF_NOTE = expression<Date>`coalesce(n.occurred_on, (n.created_at at time zone ${TIME_ZONE})::date)`;
