import type { FieldColumns } from '@evident/application/exports/field-columns';
import { type FieldedType, type FieldValue, type FieldView, fieldTypeOf, plainValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { fieldsIn } from './postgres-field-reader.ts';
import { VALUES, valueIn } from './value-rows.ts';

const GIVEN = expression<Uuid>`ANY (${parameter('objectIds')}::uuid[])`;
const OF = {
  NOTE: db
    .selectFrom('note as o')
    .innerJoin('field_value as v', 'v.object_id', 'o.id')
    .select([...VALUES, 'v.object_id'])
    .where('o.id', '=', GIVEN),
  INSIGHT: db
    .selectFrom('insight as o')
    .innerJoin('field_value as v', 'v.object_id', 'o.id')
    .select([...VALUES, 'v.object_id'])
    .where('o.id', '=', GIVEN),
  PERSON: db
    .selectFrom('person as o')
    .innerJoin('field_value as v', 'v.object_id', 'o.id')
    .select([...VALUES, 'v.object_id'])
    .where('o.id', '=', GIVEN),
};
const NAMES = db
  .selectFrom('person as x')
  .select(['x.id', 'x.name'])
  .where('x.id', '=', expression<Uuid>`ANY (${parameter('personIds')}::uuid[])`);

/** Values of custom fields as texts, narrowed to what the actor may see. */
export class PostgresFieldColumns implements FieldColumns {
  constructor(private readonly reads: PostgresReads) {}

  columns(actor: Actor, objectType: FieldedType, projectId: Uuid | null): Promise<FieldView[]> {
    return this.reads.as(
      actor,
      async (sight) => (await fieldsIn(sight, projectId, { objectType, workspace: 'true' })).fields,
    );
  }

  cells(
    actor: Actor,
    objectType: FieldedType,
    fields: readonly FieldView[],
    objectIds: readonly Uuid[],
  ): Promise<ReadonlyMap<Uuid, readonly string[]>> {
    return this.reads.as(actor, async (sight) => {
      const rows =
        fields.length === 0 ? [] : await sight.rows(OF[objectType], { given: { objectIds: [...new Set(objectIds)] } });
      const values = Map.groupBy(
        rows.map((row) => ({ objectId: row.object_id, fieldId: row.field_id, value: valueIn(row) })),
        ({ objectId }) => objectId,
      );
      const names = await namesIn(sight, fields, [...values.values()].flat());
      return new Map(
        [...values].map(([objectId, own]) => {
          const byField = new Map(own.map(({ fieldId, value }) => [fieldId, value]));
          return [
            objectId,
            fields.map((field) => {
              const value = byField.get(field.id);
              return value ? plainValue(field, value, (id) => names.get(id)) : '';
            }),
          ];
        }),
      );
    });
  }
}

/** The names of the people in values. */
async function namesIn(
  sight: Sight,
  fields: readonly FieldView[],
  values: readonly { fieldId: Uuid; value: FieldValue }[],
): Promise<ReadonlyMap<Uuid, string>> {
  const ofPeople = new Set(fields.filter(({ type }) => fieldTypeOf(type).holds === 'people').map(({ id }) => id));
  const personIds = values.flatMap(({ fieldId, value }) =>
    ofPeople.has(fieldId) && 'ids' in value ? [...value.ids] : [],
  );
  const people = personIds.length === 0 ? [] : await sight.rows(NAMES, { given: { personIds } });
  return new Map(people.map(({ id, name }) => [id, name]));
}
