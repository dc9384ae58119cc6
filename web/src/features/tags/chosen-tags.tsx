import { Button } from '@mantine/core';
import type { TagView } from '@evident/domain/tags';
import { Copy, FolderInput, Merge, Trash2, X } from 'lucide-react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import type { Question } from './board-context.ts';
import type { Arrange } from '../../data/tags/use-arranging.ts';
import styles from './chosen-tags.module.css';

interface Props {
  tags: readonly [TagView, ...TagView[]];
  readOnly: string | null;
  arrange: Arrange;
  ask: (question: Question) => void;
  onClear: () => void;
}

/** Actions on the chosen tags of a board, each one undo step. */
export function ChosenTags({ tags, readOnly, arrange, ask, onClear }: Props) {
  const locked = tags.find((tag) => tag.locked);
  const fixed = readOnly ?? (locked ? `“${locked.title}” is locked: unlock it first` : null);
  const remove = () => {
    onClear();
    void arrange({ do: 'removeTags', tagIds: tags.map(({ id }) => id) });
  };
  return (
    <div className={styles.bar} data-floor role="toolbar" aria-label="Chosen tags">
      <span className={styles.count} role="status">
        {tags.length === 1 ? '1 tag' : `${tags.length.toLocaleString()} tags`}
      </span>
      <DisabledReason reason={fixed}>
        <Button
          size="xs"
          variant="default"
          leftSection={<FolderInput size={14} aria-hidden />}
          onClick={() => ask({ ask: 'move', tags })}
        >
          Move to…
        </Button>
      </DisabledReason>
      <Button
        size="xs"
        variant="default"
        leftSection={<Copy size={14} aria-hidden />}
        onClick={() => ask({ ask: 'copy', tags })}
      >
        Copy to…
      </Button>
      <DisabledReason reason={fixed}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Merge size={14} aria-hidden />}
          onClick={() => ask({ ask: 'merge', tags })}
        >
          Merge into…
        </Button>
      </DisabledReason>
      <DisabledReason reason={fixed}>
        <Button size="xs" variant="default" leftSection={<Trash2 size={14} aria-hidden />} onClick={remove}>
          Delete
        </Button>
      </DisabledReason>
      <Button size="xs" variant="subtle" color="gray" leftSection={<X size={14} aria-hidden />} onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
