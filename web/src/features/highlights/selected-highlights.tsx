import type { HighlightView } from '@evident/domain/highlights';
import { Button, Popover } from '@mantine/core';
import { Tag, X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { TagPicker } from './tag-picker.tsx';
import type { TagChoice } from './suggest-tags.ts';
import type { useTagChoices, WantedTag } from './use-tag-choices.ts';
import { counted } from './use-project-highlights.ts';
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
export function SelectedHighlights({
  selected,
  tags: { choices, recentIds },
  whyNoNew,
  onAdd,
  onRemove,
  onClear,
  children,
}: Props) {
  const [open, setOpen] = useState<'add' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const carried = useMemo(() => carriedBy(selected, choices), [selected, choices]);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected highlights">
      <span className={styles.count} role="status">
        {counted(selected.length)} selected
      </span>
      <Popover
        opened={open === 'add'}
        onChange={(opened) => setOpen(opened ? 'add' : null)}
        position="bottom-start"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<Tag size={14} aria-hidden />}
            onClick={() => setOpen(open === 'add' ? null : 'add')}
          >
            Add tag
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label="Add tag">
          <TagPicker
            choices={choices}
            recentIds={recentIds}
            whyNoNew={whyNoNew}
            onPick={(tag) => {
              close();
              onAdd(tag);
            }}
            onClose={close}
          />
        </Popover.Dropdown>
      </Popover>
      <Popover
        opened={open === 'remove'}
        onChange={(opened) => setOpen(opened ? 'remove' : null)}
        position="bottom-start"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<X size={14} aria-hidden />}
            disabled={carried.length === 0}
            onClick={() => setOpen(open === 'remove' ? null : 'remove')}
          >
            Remove tag
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label="Remove tag">
          <TagPicker
            choices={carried}
            recentIds={[]}
            whyNoNew="None of the selected highlights has this tag."
            onPick={(tag) => {
              close();
              if ('id' in tag) onRemove(tag);
            }}
            onClose={close}
          />
        </Popover.Dropdown>
      </Popover>
      {children}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}

/** The tags on at least one of the highlights. */
function carriedBy(selected: readonly HighlightView[], choices: readonly TagChoice[]): TagChoice[] {
  const ids = new Set(selected.flatMap(({ tags }) => tags.map(({ id }) => id)));
  return choices.filter(({ id }) => ids.has(id));
}
