import type { FieldReader } from '@evident/application/fields/field-reader';
import {
  type FieldedType,
  type FieldFilter,
  type FieldList,
  type FieldSettings,
  type FieldView,
  type FieldWithUse,
  fieldTypeOf,
  type ObjectFields,
  shownValue,
  type ValueView,
} from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import { peopleAccessOf } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { valueCountOf } from '../unscoped/value-counts.ts';
import { VALUES, valueIn, type ValueRow } from './value-rows.ts';

const FIELDS = db
  .selectFrom('field as f')
  .select([
    'f.id',
    'f.project_id as projectId',
    'f.object_type as objectType',
    'f.type',
    'f.label',
    'f.field_set_id as fieldSetId',
    'f.settings',
    'f.rank',
    'f.version',
  ])
  .orderBy('f.rank')
  .orderBy('f.id');
const SETS = db
  .selectFrom('field_set as s')
  .select(['s.id', 's.project_id as projectId', 's.object_type as objectType', 's.label', 's.rank', 's.version'])
  .orderBy('s.rank')
  .orderBy('s.id');

/** The project of each kind of object, with what it has of its own. */
const HOLDERS = {
  NOTE: {
    holder: db
      .selectFrom('note as o')
      .leftJoin('fielded_object as c', 'c.object_id', 'o.id')
      .select(['o.project_id as projectId', 'c.version'])
      .where('o.id', '=', parameter<Uuid>('objectId')),
    values: db
      .selectFrom('note as o')
      .innerJoin('field_value as v', 'v.object_id', 'o.id')
      .select(VALUES)
      .where('o.id', '=', parameter<Uuid>('objectId')),
  },
  INSIGHT: {
    holder: db
      .selectFrom('insight as o')
      .leftJoin('fielded_object as c', 'c.object_id', 'o.id')
      .select(['o.project_id as projectId', 'c.version'])
      .where('o.id', '=', parameter<Uuid>('objectId')),
    values: db
      .selectFrom('insight as o')
      .innerJoin('field_value as v', 'v.object_id', 'o.id')
      .select(VALUES)
      .where('o.id', '=', parameter<Uuid>('objectId')),
  },
  PERSON: {
    holder: db
      .selectFrom('person as o')
      .leftJoin('fielded_object as c', 'c.object_id', 'o.id')
      .select([expression<Uuid | null>`NULL::uuid`.as('projectId'), 'c.version'])
      .where('o.id', '=', parameter<Uuid>('objectId')),
    values: db
      .selectFrom('person as o')
      .innerJoin('field_value as v', 'v.object_id', 'o.id')
      .select(VALUES)
      .where('o.id', '=', parameter<Uuid>('objectId')),
  },
};

/** Settings as they are shown. */
const settingsView = ({ options, ...settings }: FieldSettings): FieldView['settings'] => ({
  ...settings,
  ...(options && { options: [...options] }),
});

/** Fields as they are shown, narrowed to what the actor may see. */
export class PostgresFieldReader implements FieldReader {
  constructor(private readonly reads: PostgresReads) {}

  fieldsAt(actor: Actor, projectId: Uuid | null, filter: FieldFilter): Promise<FieldList> {
    return this.reads.as(actor, (sight) => fieldsIn(sight, projectId, filter));
  }

  async field(actor: Actor, fieldId: Uuid): Promise<FieldWithUse | null> {
    const query = FIELDS.select(valueCountOf('f.id').as('valueCount')).where('f.id', '=', fieldId);
    const row = await this.reads.first(actor, query);
    return row && { ...row, settings: settingsView(row.settings) };
  }

  objectFields(actor: Actor, objectType: FieldedType, objectId: Uuid): Promise<ObjectFields | null> {
    const { holder, values } = HOLDERS[objectType];
    return this.reads.as(actor, async (sight) => {
      const [found] = await sight.rows(holder, { given: { objectId } });
      if (!found) return null;
      const list = await fieldsIn(sight, found.projectId, { objectType, workspace: 'true' });
      const rows = await sight.rows(values, { given: { objectId } });
      const valued = await shownIn(sight, actor, list.fields);
      return { ...list, values: valuesOf(valued, rows), version: found.version ?? 1 };
    });
  }
}

/** The fields and sets of a place. */
export async function fieldsIn(
  sight: Sight,
  projectId: Uuid | null,
  { objectType, workspace }: FieldFilter,
): Promise<FieldList> {
  const withWorkspace = projectId === null || workspace === 'true';
  let [fields, sets] = [FIELDS, SETS];
  fields = fields.where(({ or, eb }) =>
    or([
      ...(projectId === null ? [] : [eb('f.project_id', '=', projectId)]),
      ...(withWorkspace ? [eb('f.project_id', 'is', null)] : []),
    ]),
  );
  sets = sets.where(({ or, eb }) =>
    or([
      ...(projectId === null ? [] : [eb('s.project_id', '=', projectId)]),
      ...(withWorkspace ? [eb('s.project_id', 'is', null)] : []),
    ]),
  );
  if (objectType) {
    fields = fields.where('f.object_type', '=', objectType);
    sets = sets.where('s.object_type', '=', objectType);
  }
  const rows = await sight.rows(fields);
  return {
    fields: rows.map((row) => ({ ...row, settings: settingsView(row.settings) })),
    sets: await sight.rows(sets),
  };
}

/** The fields whose values the actor sees: values that name people are seen with people. */
export async function shownIn(sight: Sight, actor: Actor, fields: readonly FieldView[]): Promise<FieldView[]> {
  const namePeople = (field: FieldView): boolean => fieldTypeOf(field.type).holds === 'people';
  if (!fields.some(namePeople)) return [...fields];
  const [team] = await sight.rows(db.selectFrom('team as w').select('w.people_access as access'));
  return team && peopleAccessOf(actor).includes(team.access) ? [...fields] : fields.filter((one) => !namePeople(one));
}

/** Values in the order of their fields. Those of deleted fields are left out. */
export function valuesOf(fields: readonly FieldView[], rows: readonly (ValueRow & { field_id: Uuid })[]): ValueView[] {
  const byField = new Map(rows.map((row) => [row.field_id, valueIn(row)]));
  return fields.flatMap((field) => {
    const value = byField.get(field.id);
    if (!value) return [];
    const sent = 'ids' in value ? { ids: [...value.ids] } : value;
    return [{ fieldId: field.id, ...sent, shown: shownValue(field, value) }];
  });
}
