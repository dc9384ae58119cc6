import {
  type Converted,
  type Field,
  type FieldValue,
  type FieldWording,
  affectsValues,
  converter,
  plainValue,
  rewordedField,
} from '@evident/domain/fields';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { FieldValueStore } from './field-value-store.ts';

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
}

/** Works out what a change does to the values of a field; changes nothing. */
export async function planChange(
  values: FieldValueStore,
  { ids, clock }: { ids: Ids; clock: Clock },
  field: Field,
  wording: FieldWording,
): Promise<PlannedChange> {
  const turned = wording.type !== undefined && wording.type !== field.type;
  const shared = turned || wording.settings ? await values.shared(field.id) : [];
  const texts = turned ? shared.map(({ value }) => plainValue(field, value)) : [];
  const after = rewordedField(field, wording, { newId: () => ids.newId(), texts, at: clock.now() });
  if (!affectsValues(field, after)) return { after, values: [], lossCount: 0 };
  const convert = converter(field, after, texts);
  const converted = shared.map(({ key, count, value }) => ({ key, count, before: value, ...convert(value) }));
  const lossCount = converted.reduce((sum, { lost, count }) => (lost ? sum + count : sum), 0);
  return { after, values: converted, lossCount };
}
