import type { NewField } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MakingStores, makeField } from './make-field.ts';

/** Creates a field of a project; returns its id. */
export class CreateField extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wording: NewField,
  ) {
    super();
  }
}

export class CreateFieldHandler implements Handler<CreateField> {
  constructor(
    private readonly work: UnitOfWork<MakingStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, wording }: CreateField): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      makeField(stores, { ids: this.ids, clock: this.clock }, actor, projectId, wording),
    );
  }
}
