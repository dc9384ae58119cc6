import type { SavedFilter, SavedFilterQuery } from '@evident/domain/filters';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The saved filters that an actor sees: those of readable projects and of the workspace, segments with access to people. */
export interface SavedFilterReader {
  /** By name. */
  list(actor: Actor, query: SavedFilterQuery, page: PageRequest): Promise<Page<SavedFilter>>;
  filter(actor: Actor, filterId: Uuid): Promise<SavedFilter | null>;
}
