import { fieldTypesThat } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { SqlBool } from 'kysely';
import { db, expression } from '../queries.ts';
import type { Sight } from '../reads.ts';

const ADDRESS = /^\S+@\S+\.\S+$/;

/** The addresses of a person, in their details and fields; none if the actor cannot see the person. */
export async function addressesOf(sight: Sight, personId: Uuid): Promise<string[]> {
  const [person] = await sight.rows(db.selectFrom('person as x').select('x.details').where('x.id', '=', personId));
  if (!person) return [];
  const values = await sight.rows(
    db
      .selectFrom('person as x')
      .innerJoin('field_value as v', 'v.object_id', 'x.id')
      .innerJoin('field as f', 'f.id', 'v.field_id')
      .where('x.id', '=', personId)
      .where('f.type', 'in', fieldTypesThat('reaches'))
      .select('v.text_value as text'),
  );
  const all = [...Object.values(person.details as Record<string, string>), ...values.map(({ text }) => text ?? '')];
  return [...new Set(all.map((value) => value.trim()).filter((value) => ADDRESS.test(value)))];
}

/** The person with an address in their details or fields, the one who was there first. Null if the actor sees none. */
export async function personWith(sight: Sight, address: string): Promise<{ id: Uuid; name: string } | null> {
  const wanted = address.trim().toLowerCase();
  const found = await sight.rows(
    db
      .selectFrom('person as x')
      .select(['x.id', 'x.name'])
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom(
              expression<{ label: string; value: string }>`jsonb_each_text(x.details)`.as<'cd'>(
                expression`cd (label, value)`,
              ),
            ).where(expression<SqlBool>`lower(trim(cd.value)) = ${wanted}`),
          ),
          exists(
            selectFrom('field_value as v')
              .innerJoin('field as f', 'f.id', 'v.field_id')
              .where('f.type', 'in', fieldTypesThat('reaches'))
              .whereRef('v.object_id', '=', 'x.id')
              .where(expression<SqlBool>`lower(trim(v.text_value)) = ${wanted}`),
          ),
        ]),
      )
      .orderBy('x.created_at')
      .orderBy('x.id')
      .limit(1),
  );
  return found[0] ?? null;
}
