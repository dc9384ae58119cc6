import { type TypedValue, fixedValuesOf, heldBy, nameKey } from '@evident/domain/typed-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nameSuggestionsQuery } from '../../data/search/names.ts';

const NONE: readonly string[] = [];

/** The values to choose from for a term that is being typed; none once it has one of them. */
export function useSuggestions(typed: TypedValue | null): readonly string[] {
  const held = typed === null ? [] : heldBy(typed.prefix);
  const { data = NONE } = useQuery({
    ...nameSuggestionsQuery(held, typed?.value.trim() ?? ''),
    enabled: held.length > 0,
    placeholderData: keepPreviousData,
  });
  if (typed === null) return NONE;
  const key = nameKey(typed.value);
  const fixed = fixedValuesOf(typed.prefix).filter((value) => value.startsWith(key));
  const found = [...fixed, ...(held.length > 0 ? data.filter((name) => nameKey(name).includes(key)) : [])];
  return found.some((value) => nameKey(value) === key) ? NONE : found;
}
