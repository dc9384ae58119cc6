import { useQueries } from '@tanstack/react-query';
import { highlightQuery } from '../../data/highlights/queries.ts';
import { ReadOnlyNotice } from '../../ui/states/read-only-notice.tsx';
import { BulkTags } from './bulk-tags.tsx';

interface Props {
  /** Highlights of any project. */
  highlightIds: readonly string[];
  onClear: () => void;
}

/** Adds and removes tags on highlights that a search found. They must be of one project, as its tags are. */
export function FoundHighlightTags({ highlightIds, onClear }: Props) {
  const selected = useQueries({
    queries: highlightIds.map((id) => highlightQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const [first] = selected;
  if (!first) return null;
  if (selected.some(({ projectId }) => projectId !== first.projectId))
    return <ReadOnlyNotice reason="Choose highlights of one project to change their tags" />;
  return (
    <BulkTags projectId={first.projectId} selected={selected} whyNoNew="Create tags in the project" onClear={onClear} />
  );
}
