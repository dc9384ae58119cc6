import {
  type Converted,
  type Field,
  type FieldValue,
  type FieldWording,
  type KnownPeople,
  affectsValues,
  converter,
  fieldTypeOf,
  plainValue,
  rewordedField,
} from '@evident/domain/fields';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { PersonStore } from '../people/index.ts';
import type { FieldValueStore } from './field-value-store.ts';
import { knownPeople } from './known-people.ts';

/** A change of a field, worked out against its values. */
export interface PlannedChange {
  readonly after: Field;
  /** All different values of the field and what they become; empty if the change does not affect values. */
  readonly values: readonly (Converted & {
    readonly key: string;
    readonly count: number;
    readonly before: FieldValue;
  })[];
  readonly lossCount: number;
  /** Names people in values. */
  readonly nameOf?: KnownPeople['nameOf'];
}

/** Works out what a change does to the values of a field; changes nothing. */
export async function planChange(
  { fieldValues: values, people }: { fieldValues: FieldValueStore; people: PersonStore },
  { ids, clock, actor }: { ids: Ids; clock: Clock; actor: Actor },
  field: Field,
  wording: FieldWording,
): Promise<PlannedChange> {
  const turned = wording.type !== undefined && wording.type !== field.type;
  const shared = turned || wording.settings ? await values.shared(field.id) : [];
  const all = shared.map(({ value }) => value);
  const named = await knownPeople(people, actor, {
    values: turned && fieldTypeOf(field.type).holds === 'people' ? all : [],
    texts:
      turned && fieldTypeOf(wording.type ?? field.type).holds === 'people'
        ? all.map((value) => plainValue(field, value))
        : [],
  });
  const texts = turned ? all.map((value) => plainValue(field, value, named.nameOf)) : [];
  const after = rewordedField(field, wording, { newId: () => ids.newId(), texts, at: clock.now() });
  if (!affectsValues(field, after)) return { after, values: [], lossCount: 0 };
  const convert = converter(field, after, texts, named);
  const converted = shared.map(({ key, count, value }) => ({ key, count, before: value, ...convert(value) }));
  const lossCount = converted.reduce((sum, { lost, count }) => (lost ? sum + count : sum), 0);
  return { after, values: converted, lossCount, nameOf: named.nameOf };
}
