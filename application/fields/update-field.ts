import { type FieldUpdate, fieldChanged, refuseLosses } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FieldChangeStores, carryOutUndoably } from './carry-out.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { PersonStore } from '../people/index.ts';
import { planChange } from './plan-change.ts';
import { fieldToChange } from './to-change.ts';

/** Renames a field or changes its type or settings, converting its values; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateField extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fieldId: Uuid,
    readonly update: FieldUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateFieldHandler implements Handler<UpdateField> {
  constructor(
    private readonly work: UnitOfWork<FieldChangeStores & { people: PersonStore }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, fieldId, update: { acceptedLosses = 0, ...wording }, expected }: UpdateField): Promise<Uuid> {
    const { ids, clock } = this;
    return this.work.perform(actor.teamId, async (stores) => {
      const field = await fieldToChange(stores, actor, fieldId);
      refuseOverwriting(field, expected);
      const { after, values, lossCount } = await planChange(stores, { ids, clock, actor }, field, wording);
      refuseLosses(lossCount, acceptedLosses);
      const valuesLeft = values.reduce((sum, { value, count }) => (value ? sum + count : sum), 0);
      return carryOutUndoably(
        stores,
        ids,
        actor,
        { label: `Changed “${field.label}”`, projectId: field.projectId, changeSet: fieldChanged(field, after) },
        values.length === 0
          ? undefined
          : { conversion: { fieldId, at: after.updatedAt.toISOString(), valuesLeft }, changes: values },
      );
    });
  }
}
