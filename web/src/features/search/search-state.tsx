import { SEARCH_QUERY_CHARS, type SearchResults, type SearchTab } from '@evident/domain/search';
import { CircleAlert, ListFilter, Search, SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { SearchAsk } from '../../data/search/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { isAsked } from './ask.ts';
import { type Bulk, Found, quoted } from './found.tsx';
import { QueryNotices } from './query-notices.tsx';

interface Props {
  /** Bulk changes of selected highlights. */
  bulk?: Bulk;
  ask: SearchAsk;
  tab: SearchTab;
  isTooLong: boolean;
  /** Why a filter cannot be used; null if all can. */
  fault: string | null;
  /** Why the filter that is being typed cannot be used yet. */
  unfinished: string | null;
  /** Names of filters are being looked up. */
  isNaming: boolean;
  problem: Error | null;
  results: SearchResults | undefined;
  onRetry: () => void;
  /** The address of the same search with other words. */
  hashWith: (words: string) => string;
  hashAsTyped: string;
}

/** Refusals of what was asked for, in contrast to failures. */
const REFUSED = new Set([400, 403, 409, 422]);

/** The results, or the reason why there are none. */
export function SearchState(props: Props) {
  const { ask, tab, isTooLong, fault, unfinished, isNaming, problem, results, onRetry } = props;
  if (isTooLong)
    return (
      <Message title="The search is too long">
        Use at most {SEARCH_QUERY_CHARS.toLocaleString('en')} characters.
      </Message>
    );
  if (unfinished !== null)
    return (
      <StateMessage icon={ListFilter} role="status" title="Finish the filter">
        {unfinished}
      </StateMessage>
    );
  if (fault !== null)
    return (
      <Message title={fault}>Nothing is searched for until every filter can be used. Change it or remove it.</Message>
    );
  if (problem && REFUSED.has(asProblem(problem).status)) {
    const { title, explanation } = asProblem(problem);
    return <Message title={title}>{explanation}</Message>;
  }
  if (problem && !results)
    return (
      <FailedState
        title="Search failed"
        problem={problem}
        kept="Your search is kept in the address bar."
        onRetry={onRetry}
      />
    );
  if (!isNaming && !isAsked(ask))
    return (
      <EmptyState icon={Search} title="Find what people said">
        Search finds notes, highlights, insights, tags, people, projects, folders, channels, themes and data points by
        their words. Put a phrase in quotes to find exactly that, or add a filter: tag:onboarding -by:me
      </EmptyState>
    );
  if (!results) return <ListSkeleton things="results" />;
  const { hashWith, hashAsTyped } = props;
  return results.total === 0 ? (
    <>
      <QueryNotices results={{ ...results, suggestedQuery: null }} {...{ hashWith, hashAsTyped }} />
      <NothingFound {...props} results={results} />
    </>
  ) : (
    <>
      <QueryNotices results={results} {...{ hashWith, hashAsTyped }} />
      <Found ask={ask} tab={tab} everything={results} bulk={props.bulk} />
    </>
  );
}

function Message({ title, children }: { title: string; children?: string | readonly string[] }) {
  return (
    <StateMessage icon={CircleAlert} tone="danger" role="alert" title={title}>
      {children}
    </StateMessage>
  );
}

function NothingFound({ ask, results, hashWith }: Props & { results: SearchResults }) {
  const { pathname, search } = useLocation();
  const { suggestedQuery, missing } = results;
  const link = suggestedQuery !== null && (
    <Link to={{ pathname, search, hash: hashWith(suggestedQuery) }}>Did you mean “{suggestedQuery.trim()}”?</Link>
  );
  const isFiltered = ask.filter.fieldForms.length > 0;
  return (
    <StateMessage icon={SearchX} role="status" title="Nothing found" action={link || undefined}>
      {missing.length > 0
        ? `${quoted(missing)} ${missing.length === 1 ? 'appears' : 'appear'} nowhere you have access. `
        : ''}
      {isFiltered
        ? 'Remove a filter, or try fewer words.'
        : 'Try fewer words, the beginning of a word, or another spelling.'}
    </StateMessage>
  );
}
