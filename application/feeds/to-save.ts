import type { FeedParams, NewFeed } from '@evident/domain/feeds';
import { type ResultKey, normalizeForm, readFilterForm } from '@evident/domain/filters';
import { KINDS, kindOf } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import { SEARCHED_TYPES, type SearchedType, refuseLongQuery } from '@evident/domain/search';
import type { ListFilters } from '../filters/index.ts';

/**
 * The search of a feed as it is stored.
 * @throws Refusal `ValidationError` for a filter with a row that the actor cannot use
 */
export async function paramsToSave(filters: ListFilters, actor: Actor, params: NewFeed['params']): Promise<FeedParams> {
  refuseLongQuery(params.query);
  const filter = normalizeForm(readFilterForm(params.filter));
  const types = params.resultType === null ? SEARCHED_TYPES : [params.resultType];
  await filters.clauses(types.map(resultKeyOf), filter, actor);
  return { ...params, filter };
}

const resultKeyOf = (type: SearchedType): ResultKey =>
  type === KINDS.folder.type ? 'projectCategory' : (kindOf(type) as ResultKey);
