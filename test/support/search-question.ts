import { ListFilters } from '@evident/application/filters/list-filters';
import { type SearchedType, searchOrder } from '@evident/domain/search';
import { TypedTerms } from '@evident/application/search/typed-terms';
import type { Clause } from '@evident/domain/filters';

/** A question without a filter, best results first. */
export const UNFILTERED = {
  projectIds: null,
  clauses: new Map<SearchedType, Clause>(),
  titleOnly: false,
  contacts: false,
  order: searchOrder(),
  byWords: true,
  meaning: null,
} as const;

/** Filters over system fields only. */
export const systemFilters = () =>
  new ListFilters({ known: async () => ({ fields: new Map(), people: true }) }, { now: () => new Date() });

/** No search by meaning. */
export const noMeanings = { of: async () => null };

/** An empty glossary. */
export const noGlossary = { named: async () => [] };

/** No objects with names, and no fields. */
export const noTerms = () =>
  new TypedTerms({ named: async () => [], fields: async () => [] }, { now: () => new Date() });
