/** The day that the note `n` happened, or else the time at which it was created. Indexed. */
export const DATE_OF_NOTE = `coalesce(n.occurred_on::timestamp AT TIME ZONE 'UTC', n.created_at)`;
