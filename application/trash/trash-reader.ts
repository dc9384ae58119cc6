import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DependedType, DependentsView, TrashView, TrashedType } from '@evident/domain/trash';

export interface TrashFilter {
  readonly type?: readonly TrashedType[];
  /** Part of the title. */
  readonly search?: string;
}

/** The trash as it is shown. */
export interface TrashReader {
  /** What the actor deleted or may restore, latest first; everything for workspace admins. */
  page(actor: Actor, filter: TrashFilter, page: PageRequest): Promise<Page<TrashView>>;
  /** What deleting an object affects; null when the actor cannot see the object. */
  dependents(actor: Actor, ref: { readonly type: DependedType; readonly id: Uuid }): Promise<DependentsView | null>;
}
