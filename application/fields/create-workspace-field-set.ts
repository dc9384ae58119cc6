import type { NewFieldSet } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MakingStores, makeFieldSet } from './make-field.ts';

/** Creates a set of fields of the workspace; returns its id. */
export class CreateWorkspaceFieldSet extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    refusal: { title: 'Viewers cannot change fields' },
  });

  constructor(
    readonly actor: Actor,
    readonly wording: NewFieldSet,
  ) {
    super();
  }
}

export class CreateWorkspaceFieldSetHandler implements Handler<CreateWorkspaceFieldSet> {
  constructor(
    private readonly work: UnitOfWork<MakingStores>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, wording }: CreateWorkspaceFieldSet): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) => makeFieldSet(stores, { ids: this.ids }, actor, null, wording));
  }
}
