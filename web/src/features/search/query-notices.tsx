import type { SearchResults } from '@evident/domain/search';
import { BookA, CircleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../ui/states/notice.tsx';
import { TermNames } from '../../ui/term-names.tsx';

interface Props {
  results: Pick<SearchResults, 'notices' | 'widened' | 'suggestedQuery'>;
  /** The address of the same search with other words. */
  hashWith: (words: string) => string;
  /** The address of the same search without other names. */
  hashAsTyped: string;
}

/** Shown above results: parts of the query that were not understood, other names that were searched for, and a correction of words that occur nowhere. */
export function QueryNotices({ results: { notices, widened, suggestedQuery }, hashWith, hashAsTyped }: Props) {
  const { pathname, search } = useLocation();
  return (
    <>
      {notices.map(({ part, message }, at) => (
        <Notice key={`${at} ${part}`} icon={CircleAlert}>
          “{part}” – {message}
        </Notice>
      ))}
      {widened.length > 0 && (
        <Notice
          icon={BookA}
          action={<Link to={{ pathname, search, hash: hashAsTyped }}>Search only what I typed</Link>}
        >
          Also searched: <TermNames terms={widened.map(({ also, term }) => ({ ...term, names: also }))} />
        </Notice>
      )}
      {suggestedQuery !== null && (
        <Notice icon={CircleAlert}>
          <Link to={{ pathname, search, hash: hashWith(suggestedQuery) }}>Did you mean “{suggestedQuery.trim()}”?</Link>
        </Notice>
      )}
    </>
  );
}
