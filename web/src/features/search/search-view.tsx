import { EMPTY_FORM, formGiven } from '@evident/domain/filters';
import { SEARCH_QUERY_CHARS } from '@evident/domain/search';
import { printTypedQuery, withWords, withoutPart, type TypedQuery } from '@evident/domain/typed-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchQuery, type SearchAsk } from '../../data/search/queries.ts';
import type { ListFilter } from '../../ui/list-filter.ts';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { hashOf, readSearchAddress } from './address.ts';
import { askOf, isAsked } from './ask.ts';
import type { Bulk } from './found.tsx';
import { SearchField } from './search-field.tsx';
import { SearchOptionMenus } from './search-options.tsx';
import { SearchState } from './search-state.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { SyntaxHelp } from './syntax-help.tsx';
import { TypedChips } from './typed-chips.tsx';
import { useEnter } from './use-enter.ts';
import { useResultKeys } from './use-result-keys.ts';
import { useTypedQuery } from './use-typed-query.ts';
import styles from './search-view.module.css';

interface Props {
  /** The filter menu. */
  filters?: ListFilter;
  /** Shown above the results of these words. */
  above?: (words: string) => ReactNode;
  /** Bulk changes of selected highlights. */
  bulk?: Bulk;
}

const NOTHING: SearchAsk = { words: '', filter: EMPTY_FORM, options: {} };

/** The search page: query with typed filters, a filter menu, tabs, results. All state is in the URL. */
export function SearchView({ filters, above, bulk }: Props) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { text, tab } = readSearchAddress({ pathname, search, hash });
  const { query, resolved, problem: unnamed } = useTypedQuery(text);
  const asked = resolved && askOf(resolved, formGiven(filters?.parameter));
  const ask = typeof asked === 'object' && asked !== null ? asked : NOTHING;
  const isTooLong = [...text].length > SEARCH_QUERY_CHARS;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchQuery(ask),
    enabled: isAsked(ask) && !isTooLong && !filters?.blocked,
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys();
  const { links, onArrow } = useResultKeys(list);
  const { enter, typeOn } = useEnter(text, resolved === undefined ? null : ask.words, links);
  const write = (wanted: string) =>
    void navigate({ pathname, search, hash: hashOf(wanted) }, { replace: true, preventScrollReset: true });
  const change = (wanted: TypedQuery) => write(printTypedQuery(wanted));
  const faults = resolved?.faults ?? [];
  const unfinished =
    query.typing && faults.length === 1 && faults[0]!.part === query.parts.length - 1 ? faults[0]!.reason : null;
  const blocked = filters?.blocked ?? null;
  const isFaulty = isTooLong || blocked !== null || asked === null || typeof asked === 'string';
  const shown = isFaulty || !isAsked(ask) ? undefined : data;
  return (
    <div onKeyDown={onArrow}>
      <SearchField
        text={text}
        invalid={(isFaulty && unfinished === null) || (error !== null && isAsked(ask))}
        onDown={() => links()[0]?.focus()}
        onEnter={enter}
        onText={(wanted) => {
          typeOn(wanted);
          write(wanted);
        }}
      />
      <div className={styles.bar}>
        {filters?.bar}
        <SearchOptionMenus query={query} options={resolved?.options ?? {}} onChange={change} />
        <SyntaxHelp />
        <TypedChips
          query={query}
          faults={unfinished === null ? faults : []}
          onRemove={(part) => change(withoutPart(query, part))}
        />
      </div>
      {shown && above?.(ask.words)}
      <SearchTabs chosen={tab} counts={shown?.counts} />
      <div ref={list} aria-busy={isPlaceholderData || resolved === undefined}>
        {blocked ?? (
          <SearchState
            ask={ask}
            tab={tab}
            bulk={bulk}
            isTooLong={isTooLong}
            unfinished={unfinished}
            fault={asked === null ? 'A filter cannot be used' : typeof asked === 'string' ? asked : null}
            isNaming={resolved === undefined}
            problem={unnamed ?? error}
            results={shown}
            onRetry={() => void refetch()}
            hashWith={(words) => hashOf(printTypedQuery(withWords(query, words)))}
            hashAsTyped={hashOf(`${printTypedQuery(query).trim()} glossary:off`)}
          />
        )}
      </div>
    </div>
  );
}
