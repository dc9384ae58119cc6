import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DependedType, DependentsView } from '@evident/domain/trash';
import { type Handler, Query } from '../kernel/message.ts';
import type { TrashReader } from './trash-reader.ts';

/** Find out what deleting something affects: insights that use it as evidence, and what goes with it. */
export class GetDependents extends Query<DependentsView> {
  constructor(
    readonly actor: Actor,
    readonly ref: { readonly type: DependedType; readonly id: Uuid },
  ) {
    super();
  }
}

export class GetDependentsHandler implements Handler<GetDependents> {
  constructor(private readonly trash: TrashReader) {}

  async execute({ actor, ref }: GetDependents): Promise<DependentsView> {
    return (await this.trash.dependents(actor, ref)) ?? refuse('NotFound', 'Not found');
  }
}
