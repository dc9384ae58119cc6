import { type RawBuilder, sql } from 'kysely';

/** Reason: deleting a field deletes its values everywhere, so members are told how many there are. It gives only the number. */
export const valueCountOf = (fieldId: string): RawBuilder<number> =>
  sql`(SELECT count(*)::int FROM field_value v WHERE v.field_id = ${sql.ref(fieldId)})`;
