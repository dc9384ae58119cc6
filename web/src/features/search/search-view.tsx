import { SEARCH_QUERY_CHARS } from '@evident/domain/search';
import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { searches, searchQuery } from '../../data/search/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { hashOf, readSearchAddress } from './address.ts';
import { Found, quoted } from './found.tsx';
import { SearchField } from './search-field.tsx';
import { SearchTabs } from './search-tabs.tsx';

/** The search page: query, a tab per type, results. All state is in the URL. */
export function SearchView() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { words, kind } = readSearchAddress({ search, hash });
  const tooLong = [...words].length > SEARCH_QUERY_CHARS;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchQuery(words),
    enabled: words !== '' && !tooLong,
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys();
  const links = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])];
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = links().indexOf(document.activeElement as HTMLElement);
    if (event.defaultPrevented || step === undefined || at < 0) return;
    event.preventDefault();
    const next = at + step < 0 ? document.querySelector<HTMLElement>('[data-search-field]') : links()[at + step];
    next?.focus();
  };
  // Enter applies to the words typed before it, so it waits for their results.
  const [entered, setEntered] = useState<{ words: string; asPage: boolean } | null>(null);
  const client = useQueryClient();
  const fetching = useIsFetching(searches(words));
  useEffect(() => {
    if (entered?.words !== words || client.isFetching(searches(words)) > 0) return;
    // oxlint-disable-next-line react/set-state-in-effect -- waits for the results rendered now
    setEntered(null);
    const [first] = links();
    if (entered.asPage && first instanceof HTMLAnchorElement) void navigate(first.getAttribute('href')!);
    else first?.click();
  }, [client, entered, fetching, words, navigate]);
  const refused = tooLong
    ? {
        title: 'The search is too long',
        explanation: `Use at most ${SEARCH_QUERY_CHARS.toLocaleString('en')} characters.`,
      }
    : error && asProblem(error).status === 400
      ? asProblem(error)
      : null;
  const shown = words === '' || refused ? undefined : data;
  return (
    <div onKeyDown={onArrow}>
      <SearchField
        words={words}
        invalid={refused !== null}
        onDown={() => links()[0]?.focus()}
        onEnter={(typed, asPage) => setEntered({ words: typed, asPage })}
        onWords={(wanted) => {
          if (wanted !== entered?.words) setEntered(null);
          void navigate({ pathname, search, hash: hashOf(wanted) }, { replace: true, preventScrollReset: true });
        }}
      />
      <SearchTabs chosen={kind} groups={shown?.groups} total={shown?.total} />
      <div ref={list} aria-busy={isPlaceholderData}>
        {words === '' && (
          <EmptyState icon={Search} title="Find what people said">
            Notes, highlights, tags, insights, projects and folders, by the words in them. Put a phrase in quotes to
            find exactly that.
          </EmptyState>
        )}
        {refused && (
          <StateMessage icon={CircleAlert} tone="danger" role="alert" title={refused.title}>
            {refused.explanation}
          </StateMessage>
        )}
        {words !== '' && !refused && error && !data && (
          <FailedState
            title="Search failed"
            problem={error}
            kept="Your search is kept in the address bar."
            onRetry={() => void refetch()}
          />
        )}
        {words !== '' && !refused && !error && !data && <ListSkeleton things="results" />}
        {shown && shown.total === 0 && (
          <StateMessage
            icon={SearchX}
            role="status"
            title="Nothing found"
            action={
              shown.suggestedQuery === null ? undefined : (
                <Link to={{ pathname, search, hash: hashOf(shown.suggestedQuery) }}>
                  Did you mean “{shown.suggestedQuery.trim()}”?
                </Link>
              )
            }
          >
            {shown.missing.length > 0
              ? `${quoted(shown.missing)} ${shown.missing.length === 1 ? 'appears' : 'appear'} nowhere you have access. `
              : ''}
            Try fewer words, the beginning of a word, or another spelling.
          </StateMessage>
        )}
        {shown && shown.total > 0 && <Found words={words} kind={kind} everything={shown} />}
      </div>
    </div>
  );
}
