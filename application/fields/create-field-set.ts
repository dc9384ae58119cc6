import type { NewFieldSet } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MakingStores, makeFieldSet } from './make-field.ts';

/** Creates a set of fields in a project; returns its id. */
export class CreateFieldSet extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wording: NewFieldSet,
  ) {
    super();
  }
}

export class CreateFieldSetHandler implements Handler<CreateFieldSet> {
  constructor(
    private readonly work: UnitOfWork<MakingStores>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, projectId, wording }: CreateFieldSet): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      makeFieldSet(stores, { ids: this.ids }, actor, projectId, wording),
    );
  }
}
