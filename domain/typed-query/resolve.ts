import type { ReaderTime } from '../dates/index.ts';
import type { FilterForm, FilterRow } from '../filters/index.ts';
import type { TypedNames } from './names.ts';
import type { SearchOptions } from './prefixes.ts';
import { readTerm } from './read-term.ts';
import type { TypedQuery } from './term.ts';
import { wordsOf } from './typed-query.ts';

/** Why a term cannot be used. */
export interface TermFault {
  /** Its index among the parts. */
  readonly part: number;
  /** A sentence for the member. */
  readonly reason: string;
}

/** A query as the search takes it. */
export interface ResolvedQuery {
  readonly words: string;
  /** All rows must hold. Null if a term has a fault: such a query finds nothing, instead of more than was asked for. */
  readonly form: FilterForm | null;
  readonly options: SearchOptions;
  readonly faults: readonly TermFault[];
}

/** Reads the terms of a query as filter rows and options. Each further filter term narrows the result; of an option, the last term counts. */
export function resolveTypedQuery(query: TypedQuery, names: TypedNames, time: ReaderTime): ResolvedQuery {
  const faults: TermFault[] = [];
  const fieldForms: FilterRow[] = [];
  let options: SearchOptions = {};
  for (const [part, term] of query.parts.entries()) {
    if (term.kind === 'word') continue;
    const read = readTerm(term, names, time);
    if (typeof read === 'string') faults.push({ part, reason: read });
    else if ('options' in read) options = { ...options, ...read.options };
    else fieldForms.push(...read.rows.map((row, index) => ({ ...row, id: `typed ${part}.${index}` })));
  }
  return {
    words: wordsOf(query),
    form: faults.length > 0 ? null : { combinator: 'and', fieldForms },
    options,
    faults,
  };
}
