import type { HighlightView } from '@evident/domain/highlights';
import type { ReactNode } from 'react';
import { SelectedHighlights } from './selected-highlights.tsx';
import { useRetag } from './use-project-highlights.ts';
import { useTagChoices } from './use-tag-choices.ts';

interface Props {
  projectId: string;
  /** Highlights of the project, from any list. */
  selected: readonly HighlightView[];
  /** The reason creating tags is disabled; absent if allowed. */
  whyNoNew?: string;
  onClear: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Adds tags to the selected highlights or removes them, each as one undo step. */
export function BulkTags({ projectId, selected, whyNoNew, onClear, children }: Props) {
  const tags = useTagChoices(projectId);
  const retag = useRetag(projectId, tags.idOf);
  const ids = selected.map(({ id }) => id);
  return (
    <SelectedHighlights
      selected={selected}
      tags={tags}
      whyNoNew={whyNoNew}
      onClear={onClear}
      onAdd={(tag) => retag({ ids, add: tag })}
      onRemove={(tag) => retag({ ids, remove: tag })}
    >
      {children}
    </SelectedHighlights>
  );
}
