import type { SavedFilter } from '@evident/domain/filters';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { demandPeople, seesPeople } from '@evident/domain/people';
import { type Actor, canCreate } from '@evident/domain/permissions';
import type { PersonStore } from '../people/index.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { SavedFilterStore } from './saved-filter-store.ts';

/** Stores that decide who may save a filter. */
export interface SavingStores {
  savedFilters: SavedFilterStore;
  people: Pick<PersonStore, 'access'>;
  projectAccess: ProjectAccess;
}

type Place = Pick<SavedFilter, 'objectType' | 'projectId'>;

/**
 * Ends the message unless the actor may save filters in a place: with WRITE in a project; everyone but viewers in the workspace, segments only with access to people.
 */
export async function demandSaving(
  { people, projectAccess }: Omit<SavingStores, 'savedFilters'>,
  actor: Actor,
  { objectType, projectId }: Place,
  what?: string,
): Promise<void> {
  if (projectId !== null) await demand(projectAccess, actor, projectId, 'write', what);
  if (!canCreate(actor)) refuse('Forbidden', 'Viewers cannot save filters', 'Ask an admin for another role.');
  if (objectType === 'PERSON') demandPeople(actor, await people.access());
}

/** The saved filter, locked, once the actor may change it; NotFound if the actor does not see it. */
export async function filterToChange(stores: SavingStores, actor: Actor, filterId: Uuid): Promise<SavedFilter> {
  const filter = (await stores.savedFilters.find(filterId)) ?? refuse('NotFound', 'Filter not found');
  if (filter.objectType === 'PERSON' && !seesPeople(actor, await stores.people.access()))
    refuse('NotFound', 'Filter not found');
  await demandSaving(stores, actor, filter, 'Filter');
  return filter;
}
