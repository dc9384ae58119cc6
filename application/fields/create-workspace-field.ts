import type { NewField } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MakingStores, makeField } from './make-field.ts';

/** Creates a field of the workspace; returns its id. */
export class CreateWorkspaceField extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    refusal: { title: 'Viewers cannot change fields' },
  });

  constructor(
    readonly actor: Actor,
    readonly wording: NewField,
  ) {
    super();
  }
}

export class CreateWorkspaceFieldHandler implements Handler<CreateWorkspaceField> {
  constructor(
    private readonly work: UnitOfWork<MakingStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording }: CreateWorkspaceField): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      makeField(stores, { ids: this.ids, clock: this.clock }, actor, null, wording),
    );
  }
}
