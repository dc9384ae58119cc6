import { EMPTY_FORM, type FilterForm, combinatorOf } from '@evident/domain/filters';
import type { ResolvedQuery } from '@evident/domain/typed-query';
import type { SearchAsk } from '../../data/search/queries.ts';

/** Why a search cannot be asked for. */
export const MIXED = 'Choose “Match all” to combine these filters with typed ones';

/**
 * The search for a typed query and the filters of the menu, which must both hold.
 * Null if a typed filter has a fault; a text if the two cannot be combined.
 */
export function askOf({ words, form, options }: ResolvedQuery, menu: FilterForm): SearchAsk | string | null {
  if (form === null) return null;
  if (form.fieldForms.length === 0) return { words, filter: menu.fieldForms.length === 0 ? EMPTY_FORM : menu, options };
  if (menu.fieldForms.length > 1 && combinatorOf(menu) === 'or') return MIXED;
  return { words, filter: { combinator: 'and', fieldForms: [...form.fieldForms, ...menu.fieldForms] }, options };
}

/** Whether there is anything to search for. */
export const isAsked = ({ words, filter }: SearchAsk): boolean => words.trim() !== '' || filter.fieldForms.length > 0;
