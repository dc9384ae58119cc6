import type { HighlightView } from '@evident/domain/highlights';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TagChoice } from './suggest-tags.ts';
import type { WantedTag } from './tag-id-of.ts';
import type { useTagChoices } from './use-tag-choices.ts';
import { counted } from './use-project-highlights.ts';
import { TagSelected } from './tag-selected.tsx';
import styles from './selected-highlights.module.css';

interface Props {
  selected: readonly HighlightView[];
  tags: Pick<ReturnType<typeof useTagChoices>, 'choices' | 'recentIds'>;
  /** The reason creating tags is disabled; absent if allowed. */
  whyNoNew?: string;
  onAdd: (tag: WantedTag) => void;
  onRemove: (tag: TagChoice) => void;
  onClear: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Bulk actions for the selected highlights. */
export function SelectedHighlights({ selected, tags, whyNoNew, onAdd, onRemove, onClear, children }: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected highlights">
      <span className={styles.count} role="status">
        {counted(selected.length)} selected
      </span>
      <TagSelected selected={selected} tags={tags} whyNoNew={whyNoNew} onAdd={onAdd} onRemove={onRemove} />
      {children}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
