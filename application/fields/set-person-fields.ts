import type { SentValues } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { EDITS_PEOPLE } from '../people/index.ts';
import { setValues } from './set-field-values.ts';
import type { ValueStores } from './write-values.ts';

/** Sets or clears values of a person; `expected` is the version the actor has seen. Returns the undo id. */
export class SetPersonFields extends Command<Uuid> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
    readonly sent: SentValues['values'],
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class SetPersonFieldsHandler implements Handler<SetPersonFields> {
  constructor(
    private readonly work: UnitOfWork<ValueStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, personId: objectId, sent, expected }: SetPersonFields): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      setValues(stores, this.clock, { actor, objectType: 'PERSON', objectId, sent, expected }),
    );
  }
}
