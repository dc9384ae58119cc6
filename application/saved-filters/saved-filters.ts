import { SAVED_FILTER, SAVED_FILTER_LIMIT, type SavedFilter } from '@evident/domain/filters';
import { refuse, notFound } from '@evident/domain/kernel';
import { demandPeople, seesPeople } from '@evident/domain/people';
import { type Actor, canCreate } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { PersonStore } from '../people/index.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import { SavedThing, type ThingStores } from '../saved-things/index.ts';
import { filterChanged, filterRemoved } from './events.ts';
import type { SavedFilterStore } from './saved-filter-store.ts';

/** Stores that decide who may save a filter. */
interface SavingStores {
  savedFilters: SavedFilterStore;
  people: Pick<PersonStore, 'access'>;
  projectAccess: ProjectAccess;
}

/** Stores that changes of saved filters need. */
export type SavedFilterStores = SavingStores & ThingStores;

/** Filters of a project are changed by its writers, those of the workspace by everyone but viewers. */
export const SAVED_FILTERS = new SavedThing<SavedFilter, SavingStores>({
  ...SAVED_FILTER,
  kind: 'filters:changed',
  store: ({ savedFilters }) => savedFilters,
  async access(stores, actor, filter) {
    if (filter.objectType === 'PERSON' && !seesPeople(actor, await stores.people.access())) notFound('Filter');
    await demandSaving(stores, actor, filter, 'Filter');
  },
  max: SAVED_FILTER_LIMIT,
  count: ({ savedFilters }, filter) => savedFilters.countAt(filter),
  event: (actor, { before, after }) => (after ? filterChanged(actor, after) : filterRemoved(actor, before!)),
  projectOf: ({ projectId }) => projectId,
});

export const undoFilterChanges = (clock: Clock) => SAVED_FILTERS.undoer(clock);

/**
 * Ends the message unless the actor may save filters in a place: with WRITE in a project; everyone but viewers in the workspace, segments only with access to people.
 */
export async function demandSaving(
  { people, projectAccess }: Omit<SavingStores, 'savedFilters'>,
  actor: Actor,
  { objectType, projectId }: Pick<SavedFilter, 'objectType' | 'projectId'>,
  what?: string,
): Promise<void> {
  if (projectId !== null) await demand(projectAccess, actor, projectId, 'write', what);
  if (!canCreate(actor)) refuse('Forbidden', 'Viewers cannot save filters', 'Ask an admin for another role.');
  if (objectType === 'PERSON') demandPeople(actor, await people.access());
}
