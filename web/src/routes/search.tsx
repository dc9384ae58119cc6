import { RESULT_KEYS } from '@evident/domain/filters';
import { useLocation } from 'react-router';
import { AnswerBlock } from '../features/ask/answer-block.tsx';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { FoundHighlightTags } from '../features/highlights/found-highlight-tags.tsx';
import { useRole } from '../features/projects/disabled-reasons.ts';
import { NEXT } from '../features/search/address.ts';
import { SearchView } from '../features/search/search-view.tsx';
import { Page } from '../ui/layout/page.tsx';

const SCOPE = { resultKeys: RESULT_KEYS, projectId: null } as const;

export function Component() {
  const { pathname } = useLocation();
  const viewer = useRole() === 'VIEWER';
  return (
    <Page title="Search" width={pathname === NEXT ? 1084 : 864}>
      <SearchView
        filters={useListFilter(SCOPE)}
        above={(words) => <AnswerBlock words={words} />}
        bulk={viewer ? undefined : (ids, onClear) => <FoundHighlightTags highlightIds={ids} onClear={onClear} />}
      />
    </Page>
  );
}
