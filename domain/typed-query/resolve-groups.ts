import type { ReaderTime } from '../dates/index.ts';
import type { CombinedForms } from '../filters/index.ts';
import type { FilterGroup, FilterTree } from './filter-group.ts';
import type { TypedNames } from './names.ts';
import { readTerm } from './read-term.ts';

/** Forms as their brackets combine them. Null, with the reasons, if a filter cannot be used. */
export interface ResolvedGroup {
  readonly forms: CombinedForms | null;
  readonly reasons: readonly string[];
}

/** Reads filters in brackets or with OR as filter forms. */
export function resolveGroup({ tree }: FilterGroup, names: TypedNames, time: ReaderTime): ResolvedGroup {
  const reasons = new Set<string>();
  let count = 0;
  function formsOf(part: FilterTree): CombinedForms {
    if ('every' in part) return { every: part.every.map(formsOf) };
    if ('any' in part) return { any: part.any.map(formsOf) };
    const read = readTerm(part, names, time);
    if (typeof read === 'string') reasons.add(read);
    else if ('options' in read) reasons.add(`${part.prefix}: cannot be used in brackets or with OR.`);
    const rows = typeof read === 'object' && 'rows' in read ? read.rows : [];
    count += 1;
    return { combinator: 'and', fieldForms: rows.map((row, at) => ({ ...row, id: `typed ${count}.${at}` })) };
  }
  const forms = formsOf(tree);
  return { forms: reasons.size > 0 ? null : forms, reasons: [...reasons] };
}
