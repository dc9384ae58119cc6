import type { SearchResults } from '@evident/domain/search';
import { CircleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../ui/states/notice.tsx';

interface Props {
  results: Pick<SearchResults, 'notices' | 'suggestedQuery'>;
  /** The address of the same search with other words. */
  hashWith: (words: string) => string;
}

/** Shown above results: parts of the query that were not understood, and a correction of words that occur nowhere. */
export function QueryNotices({ results: { notices, suggestedQuery }, hashWith }: Props) {
  const { pathname, search } = useLocation();
  return (
    <>
      {notices.map(({ part, message }, at) => (
        <Notice key={`${at} ${part}`} icon={CircleAlert}>
          “{part}” – {message}
        </Notice>
      ))}
      {suggestedQuery !== null && (
        <Notice icon={CircleAlert}>
          <Link to={{ pathname, search, hash: hashWith(suggestedQuery) }}>Did you mean “{suggestedQuery.trim()}”?</Link>
        </Notice>
      )}
    </>
  );
}
