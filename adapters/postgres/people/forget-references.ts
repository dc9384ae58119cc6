import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

/** Removes a person from the values of fields that name people; values that named no one else are deleted. */
export async function forgetReferences(session: Session, personId: Uuid): Promise<void> {
  for (const table of ['field_value', 'former_field_value']) {
    await session.query(`DELETE FROM ${table} WHERE uuid_values = ARRAY[$1::uuid]`, [personId]);
    await session.query(
      `UPDATE ${table} SET uuid_values = array_remove(uuid_values, $1::uuid) WHERE uuid_values @> ARRAY[$1::uuid]`,
      [personId],
    );
  }
}
