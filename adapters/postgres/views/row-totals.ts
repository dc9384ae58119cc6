import { type FieldView, fieldTypeOf } from '@evident/domain/fields';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { FieldTotal, ViewedType } from '@evident/domain/views';
import type { SelectQueryBuilder } from 'kysely';
import { type Readable, expression } from '../queries.ts';
import type { Sight } from '../reads.ts';
import { KEYS } from './row-bases.ts';
import { type ReadGroup, withKeys } from './row-groups.ts';

type Base = SelectQueryBuilder<Readable, never, object>;

interface Numbers extends Omit<FieldTotal, 'options'> {
  readonly key: string | null;
}
interface Option {
  readonly key: string | null;
  readonly fieldId: Uuid;
  readonly count: number;
  readonly optionId: Uuid;
  readonly rows: number;
}

/**
 * Totals of fields by the key of the group; null is the key of the rows in none, and of all rows without groups.
 * @throws Refusal `ValidationError` for a field without totals
 */
export async function totalsOf(
  sight: Sight,
  base: Base,
  objectType: ViewedType,
  group: ReadGroup | null,
  fields: readonly FieldView[],
): Promise<Map<string | null, FieldTotal[]>> {
  const chosen = fields.filter(({ type }) => fieldTypeOf(type).totals === 'options');
  const numbers = fields.filter(({ type }) => fieldTypeOf(type).totals === 'numbers');
  const other = fields.find(({ type }) => !fieldTypeOf(type).totals);
  if (other) refuse('ValidationError', `“${other.label}” has no totals`, 'Choose fields of numbers or options.');
  const found: Numbers[] = numbers.length > 0 ? await sight.rows(numbersIn(base, objectType, group, numbers)) : [];
  const options: Option[] = chosen.length > 0 ? await sight.rows(optionsIn(base, objectType, group, chosen)) : [];
  const totals = new Map<string | null, FieldTotal[]>();
  for (const [key, ofKey] of Map.groupBy([...found, ...options], (one) => one.key))
    totals.set(
      key,
      fields.flatMap(
        (field) =>
          totalOf(
            field,
            ofKey.filter(({ fieldId }) => fieldId === field.id),
          ) ?? [],
      ),
    );
  return totals;
}

function totalOf(field: FieldView, found: readonly (Numbers | Option)[]): FieldTotal | null {
  const [first] = found;
  if (!first) return null;
  if (!('optionId' in first)) {
    const { key: _, ...numbers } = first;
    return { ...numbers, options: [] };
  }
  const counts = new Map(found.map((one) => ('optionId' in one ? [one.optionId, one.rows] : ['', 0])));
  const options = (field.settings.options ?? []).flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ optionId: id, count }];
  });
  return { fieldId: field.id, count: first.count, sum: null, average: null, median: null, options };
}

/** The rows with their values `tv` of the fields, and the keys `k` of their groups. */
function valuesIn(base: Base, objectType: ViewedType, group: ReadGroup | null, fields: readonly FieldView[]) {
  const ids = fields.map(({ id }) => id);
  const values = base.innerJoin('field_value as tv', (join) =>
    join
      .onRef('tv.object_id', '=', KEYS[objectType].fields as never)
      .on('tv.field_id', '=', expression<Uuid>`any (${ids}::uuid[])`),
  );
  const keyed = group ? withKeys(values as unknown as Base, objectType, group) : values;
  return {
    values: keyed as unknown as Base,
    key: group ? expression<string | null>`k.key` : expression<string | null>`null::text`,
  };
}

function numbersIn(base: Base, objectType: ViewedType, group: ReadGroup | null, fields: readonly FieldView[]) {
  const { values, key } = valuesIn(base, objectType, group, fields);
  return values
    .where(expression<boolean>`tv.number_value is not null`)
    .select([
      key.as('key'),
      expression<Uuid>`tv.field_id`.as('fieldId'),
      expression<number>`count(*)::int`.as('count'),
      expression<number>`sum(tv.number_value)`.as('sum'),
      expression<number>`avg(tv.number_value)`.as('average'),
      expression<number>`percentile_cont(0.5) within group (order by tv.number_value)`.as('median'),
    ])
    .groupBy([expression`1`, expression`2`] as never);
}

/** Counts rows by option, and in each line also the rows with any option. */
function optionsIn(base: Base, objectType: ViewedType, group: ReadGroup | null, fields: readonly FieldView[]) {
  const { values, key } = valuesIn(base, objectType, group, fields);
  return values
    .innerJoinLateral(
      expression<{ one: Uuid; at: number }>`unnest(tv.uuid_values) with ordinality`.as<'o'>(expression`o (one, at)`),
      (join) => join.onTrue(),
    )
    .select([
      key.as('key'),
      expression<Uuid>`tv.field_id`.as('fieldId'),
      // Each row has one first option.
      expression<number>`(sum(count(*) filter (where o.at = 1)) over (partition by ${key}, tv.field_id))::int`.as(
        'count',
      ),
      expression<Uuid>`o.one`.as('optionId'),
      expression<number>`count(*)::int`.as('rows'),
    ])
    .groupBy([key, expression`tv.field_id`, expression`o.one`] as never);
}
