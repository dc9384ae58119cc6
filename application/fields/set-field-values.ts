import {
  type Field,
  type FieldValue,
  type FieldedType,
  type SentValues,
  fieldTypeOf,
  sameValue,
  valueOf,
} from '@evident/domain/fields';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { holderToChange } from './holder.ts';
import { knownPeople } from './known-people.ts';
import { type KeptValues, VALUES_SET, type ValueChange, type ValueStores, writeValues } from './write-values.ts';

/** Sets or clears values of an object; `expected` is the version the actor has seen. Returns the undo id. */
export class SetFieldValues extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly objectType: FieldedType,
    readonly objectId: Uuid,
    readonly sent: SentValues['values'],
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class SetFieldValuesHandler implements Handler<SetFieldValues> {
  constructor(
    private readonly work: UnitOfWork<ValueStores>,
    private readonly clock: Clock,
  ) {}

  execute(message: SetFieldValues): Promise<Uuid> {
    return this.work.perform(message.actor.teamId, (stores) => setValues(stores, this.clock, message));
  }
}

type Sent = Pick<SetFieldValues, 'actor' | 'objectType' | 'objectId' | 'sent' | 'expected'>;

/** Values of an object that were changed, for undo. */
export interface ChangedValues {
  readonly kept: KeptValues;
  readonly projectId: Uuid | null;
  /** Names the change in the list of undo steps. */
  readonly label: string;
}

/** Sets or clears values of a note, insight or person. Returns the undo id. */
export async function setValues(stores: ValueStores, clock: Clock, sent: Sent): Promise<Uuid> {
  const at = clock.now();
  const { kept, projectId, label } = await changeValues(stores, sent, at);
  return stores.undo.keep(sent.actor, VALUES_SET, { projectId, label, before: kept });
}

/** Refuses ids of people whom the actor does not see. Those that the value had before may stay. */
async function demandPeople(
  { people }: Pick<ValueStores, 'people'>,
  actor: Actor,
  fields: ReadonlyMap<Uuid, Field>,
  changes: readonly ValueChange[],
): Promise<void> {
  const added = changes
    .filter(({ fieldId }) => fieldTypeOf(fields.get(fieldId)!.type).holds === 'people')
    .flatMap(({ before, after }) => {
      const known = new Set(idsOf(before));
      return idsOf(after).filter((id) => !known.has(id));
    });
  if (added.length === 0) return;
  const { nameOf } = await knownPeople(people, actor, { values: [{ ids: added }] });
  if (added.some((id) => nameOf(id) === undefined))
    refuse('UnprocessableContent', 'Person not found', 'Choose people of the workspace.');
}

const idsOf = (value: FieldValue | null): readonly Uuid[] => (value && 'ids' in value ? value.ids : []);

/** Sets or clears values of a note, insight or person, without an undo step. */
export async function changeValues(
  stores: ValueStores,
  { actor, objectType, objectId, sent, expected }: Sent,
  at: Date,
): Promise<ChangedValues> {
  const holder = await holderToChange(stores, actor, objectType, objectId);
  refuseOverwriting({ version: await stores.fieldValues.versionOf(objectId) }, expected);
  const fields = new Map((await stores.fields.fieldsFor(holder)).map((field) => [field.id, field]));
  const now = await stores.fieldValues.of(objectId);
  const changes = new Map<Uuid, ValueChange>();
  for (const { fieldId, ...value } of sent) {
    const field =
      fields.get(fieldId.toLowerCase()) ??
      refuse('UnprocessableContent', 'Field not found here', 'Choose a field of the project or the workspace.');
    if (changes.has(field.id)) refuse('ValidationError', `“${field.label}” was sent twice`, 'Send each field once.');
    changes.set(field.id, { fieldId: field.id, before: now.get(field.id) ?? null, after: valueOf(field, value) });
  }
  const changed = [...changes.values()].filter(({ before, after }) => !sameValue(before, after));
  await demandPeople(stores, actor, fields, changed);
  await writeValues(stores, actor, holder, changed, at);
  const [only] = changes.keys();
  return {
    kept: { objectType, objectId, changes: changed },
    projectId: holder.projectId,
    label: changes.size === 1 ? `Changed “${fields.get(only!)!.label}”` : `Changed ${changes.size} fields`,
  };
}
