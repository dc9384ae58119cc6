import { FED_TYPES, type NewFeed } from '@evident/domain/feeds';
import { EMPTY_FORM, RESULT_KEYS, formGiven, type ResultKey } from '@evident/domain/filters';
import { KINDS, kindOf } from '@evident/domain/kinds';
import { SEARCH_QUERY_CHARS, type SearchedType } from '@evident/domain/search';
import type { ReactNode } from 'react';
import type { StreamAsk } from '../data/search/queries.ts';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import {
  MIXED_ORDERS,
  STREAM_ORDERS,
  typeFromAddress,
  typeToAddress,
  type StreamOrder,
} from '../features/search/stream-address.ts';
import { StreamBar } from '../features/search/stream-bar.tsx';
import { useAddress, useAddressText } from '../kernel/use-address-choice.ts';

interface Explored {
  bar: ReactNode;
  /** Shown in place of the stream if the filter cannot be used; null if it can. */
  blocked: ReactNode;
  ask: StreamAsk;
  params: NewFeed['params'];
}

const resultKeyOf = (type: SearchedType): ResultKey =>
  type === KINDS.folder.type ? 'projectCategory' : (kindOf(type) as ResultKey);

/** The search in the address, with the controls that change it. */
export function useExplored(projectIds: string[] | null = null): Explored {
  const { said, say } = useAddress();
  const [words, setWords] = useAddressText('q');
  const type = typeFromAddress(said('type'));
  const named = (Object.keys(STREAM_ORDERS) as StreamOrder[]).find((name) => name === said('sort')) ?? 'newest';
  const order = type !== null || MIXED_ORDERS.includes(named) ? named : 'newest';
  const filter = useListFilter({ resultKeys: type === null ? RESULT_KEYS : [resultKeyOf(type)], projectId: null });
  const { sort, direction } = STREAM_ORDERS[order];
  const query = words.slice(0, SEARCH_QUERY_CHARS);
  return {
    bar: (
      <StreamBar
        words={words}
        type={type}
        order={order}
        onWords={setWords}
        onType={(chosen) => say({ type: typeToAddress(chosen) }, false)}
        onOrder={(chosen) => say({ sort: chosen === 'newest' ? '' : chosen }, false)}
        filters={filter.bar}
      />
    ),
    blocked: filter.blocked,
    ask: {
      words: query,
      types: type === null ? FED_TYPES : [type],
      projectIds,
      filter: filter.parameter,
      sort,
      direction,
    },
    params: {
      query,
      resultType: type,
      projectIds,
      sort: { field: sort, direction },
      filter: filter.parameter === undefined ? EMPTY_FORM : formGiven(filter.parameter),
      selectedFilterId: said('saved') || null,
    },
  };
}
