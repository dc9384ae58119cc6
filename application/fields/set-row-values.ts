import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RowValues } from '@evident/domain/views';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { changeValues } from './set-field-values.ts';
import { type KeptValues, MANY_VALUES_SET, type ValueStores } from './write-values.ts';

/** Sets or clears values of many notes or insights of a project as one step; returns the undo id. */
export class SetRowValues extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly rows: RowValues,
  ) {
    super();
  }
}

export class SetRowValuesHandler implements Handler<SetRowValues> {
  constructor(
    private readonly work: UnitOfWork<ValueStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, rows: { objectType, changes } }: SetRowValues): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      if (new Set(changes.map(({ objectId }) => objectId)).size < changes.length)
        refuse('ValidationError', 'An object was sent twice', 'Send each object once, with all its values.');
      const at = this.clock.now();
      const objects: KeptValues[] = [];
      // In the order of ids, so that two requests over the same objects do not block each other.
      for (const { objectId, values: sent } of changes.toSorted((one, other) =>
        one.objectId < other.objectId ? -1 : 1,
      )) {
        const changed = await changeValues(stores, { actor, objectType, objectId, sent, expected: null }, at);
        if (changed.projectId !== projectId)
          refuse('NotFound', objectType === 'NOTE' ? 'Note not found' : 'Insight not found');
        if (changed.kept.changes.length > 0) objects.push(changed.kept);
      }
      return stores.undo.keep(actor, MANY_VALUES_SET, {
        projectId,
        label: `Changed ${objects.length === 1 ? '1 row' : `${objects.length} rows`}`,
        before: { objects },
      });
    });
  }
}
