import { type PersonFilter, personForms } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { PersonList } from './person-reader.ts';

/** A list of people with its parameters as one clause. @throws Refusal `ValidationError` for a form that cannot be used */
export const claused = async (filter: PersonFilter, actor: Actor, filters: ListFilters): Promise<PersonList> => ({
  search: filter.search,
  sort: filter.sort,
  direction: filter.direction,
  clause: await filters.clause('person', personForms(filter), actor),
});
