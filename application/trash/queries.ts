import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DependedType, DependentsView, TrashView } from '@evident/domain/trash';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { TrashFilter, TrashReader } from './trash-reader.ts';

/** Returns the effects of a deletion: insights that use the object as evidence, and contents deleted with it. */
export class GetDependents extends Query<DependentsView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly ref: { readonly type: DependedType; readonly id: Uuid },
  ) {
    super();
  }
}

export const GetDependentsHandler = answeredBy(({ actor, ref }: GetDependents, trash: TrashReader) =>
  found(trash.dependents(actor, ref), 'Not found'),
);

/** Lists the trash, latest deletion first. */
export class ListTrash extends Query<Page<TrashView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly filter: TrashFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListTrashHandler = answeredBy(({ actor, filter, page }: ListTrash, trash: TrashReader) =>
  trash.page(actor, filter, page),
);
