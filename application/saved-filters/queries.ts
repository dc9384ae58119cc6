import type { SavedFilterQuery, SavedFilterView } from '@evident/domain/filters';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { SavedFilterReader } from './saved-filter-reader.ts';
import { viewOf } from './view-of.ts';

/** The saved filters of the workspace, and those of a project if one is given, by name. */
export class ListSavedFilters extends Query<Page<SavedFilterView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly query: SavedFilterQuery,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListSavedFiltersHandler = answeredBy(
  async ({ actor, query, page }: ListSavedFilters, saved: SavedFilterReader, filters: ListFilters) => {
    const { items, next } = await saved.list(actor, query, page);
    const faults = await filters.faultsOf(items, actor);
    return { items: items.map((filter, index) => viewOf(filter, faults[index]!)), next };
  },
);

/** One saved filter. */
export class GetSavedFilter extends Query<SavedFilterView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly filterId: Uuid,
  ) {
    super();
  }
}

export const GetSavedFilterHandler = answeredBy(
  async ({ actor, filterId }: GetSavedFilter, saved: SavedFilterReader, filters: ListFilters) => {
    const filter = await found(saved.filter(actor, filterId), 'Filter not found');
    const [faults] = await filters.faultsOf([filter], actor);
    return viewOf(filter, faults!);
  },
);
