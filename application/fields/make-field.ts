import {
  type Field,
  FIELD_SETS_MAX,
  FIELDS_MAX,
  type FieldSet,
  type NewField,
  type NewFieldSet,
  fieldTypeOf,
  refuseMoreFields,
} from '@evident/domain/fields';
import { type Uuid, oneLine, rankAfter } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { fieldChanged, fieldsArranged } from './events.ts';
import type { FieldStore } from './field-store.ts';
import { placeToChange, refuseForeignSet } from './to-change.ts';

export interface MakingStores {
  fields: FieldStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
}

/** Creates a field at the end of its set. */
export async function makeField(
  stores: MakingStores,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  projectId: Uuid | null,
  { label, type, objectType, fieldSetId = null, settings = {} }: NewField,
): Promise<Uuid> {
  await placeToChange(stores, actor, projectId);
  const place = { projectId, objectType };
  const others = await stores.fields.fieldsAt(place);
  refuseMoreFields(others.length, FIELDS_MAX, 'fields');
  await refuseForeignSet(stores.fields, place, fieldSetId);
  const now = clock.now();
  const field: Field = {
    id: ids.newId(),
    teamId: actor.teamId,
    ...place,
    type,
    label: oneLine(label, 'label'),
    fieldSetId,
    settings: fieldTypeOf(type).settings(settings, {}, () => ids.newId()),
    sourceColumns: [],
    rank: rankAfter(others.filter((other) => other.fieldSetId === fieldSetId).at(-1)?.rank),
    version: 1,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
  };
  await stores.fields.save(field);
  await stores.outbox.announce(fieldChanged(actor, field));
  return field.id;
}

/** Creates an empty field set after the others. */
export async function makeFieldSet(
  stores: MakingStores,
  { ids }: { ids: Ids },
  actor: Actor,
  projectId: Uuid | null,
  { label, objectType }: NewFieldSet,
): Promise<Uuid> {
  await placeToChange(stores, actor, projectId);
  const place = { projectId, objectType };
  const others = await stores.fields.setsAt(place);
  refuseMoreFields(others.length, FIELD_SETS_MAX, 'field sets');
  const set: FieldSet = {
    id: ids.newId(),
    teamId: actor.teamId,
    ...place,
    label: oneLine(label, 'label'),
    rank: rankAfter(others.at(-1)?.rank),
    version: 1,
  };
  await stores.fields.saveSets(set);
  await stores.outbox.announce(fieldsArranged(actor, projectId));
  return set.id;
}
