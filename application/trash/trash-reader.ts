import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DependedType, DependentsView, TrashView, TrashedType } from '@evident/domain/trash';

export interface TrashFilter {
  readonly type?: readonly TrashedType[];
  /** Part of the title. */
  readonly search?: string;
  /** Only what was in this project, and the project itself. */
  readonly projectId?: Uuid;
}

/** The trash for display. */
export interface TrashReader {
  /** Entries that the actor deleted or can restore, latest first; all for workspace admins. */
  page(actor: Actor, filter: TrashFilter, page: PageRequest): Promise<Page<TrashView>>;
  /** The effects of deleting an object; null if not visible to the actor. */
  dependents(actor: Actor, ref: { readonly type: DependedType; readonly id: Uuid }): Promise<DependentsView | null>;
}
