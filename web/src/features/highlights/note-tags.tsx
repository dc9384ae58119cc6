import { Popover } from '@mantine/core';
import type { HighlightView } from '@evident/domain/highlights';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { holdKeys } from '../../kernel/keys/type-ahead.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { hueOf } from './highlight-card.tsx';
import type { WantedTag } from './tag-id-of.ts';
import { TagPicker } from './tag-picker.tsx';
import type { useTagChoices } from './use-tag-choices.ts';
import styles from './note-tags.module.css';

interface Props {
  /** The tags on the note itself. */
  applied: HighlightView['tags'];
  tags: Pick<ReturnType<typeof useTagChoices>, 'choices' | 'recentIds'>;
  /** The reason tagging is disabled; absent if allowed. */
  reason?: string | undefined;
  /** The reason creating tags is disabled; absent if allowed. */
  whyNoNew?: string | undefined;
  /** Whether letters are text at the moment. */
  writing?: boolean;
  onTag: (tag: WantedTag) => void;
  onUntag: (tag: { id: string; title: string }) => void;
}

/** The tags on a whole note, below its title. Nothing for members who may not tag a note without tags. */
export function NoteTags({ applied, tags, reason, whyNoNew, writing = false, onTag, onUntag }: Props) {
  const [open, setOpen] = useState(false);
  const { open: peek } = usePeek();
  const show = () => {
    holdKeys();
    setOpen(true);
  };
  useKeys(
    [{ keys: 'shift+t', label: 'Tag this note', group: 'This note', run: show }],
    !writing && reason === undefined,
  );
  if (reason !== undefined && applied.length === 0) return null;
  return (
    <div className={styles.tags} role="group" aria-label="Tags on this note">
      {applied.map((tag) => (
        <TagChip
          key={tag.id}
          title={tag.title}
          hue={hueOf(tag.color)}
          onOpen={() => peek({ kind: 'tag', id: tag.id })}
          onRemove={reason === undefined ? () => onUntag(tag) : undefined}
        />
      ))}
      {reason === undefined && (
        <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>
            <button type="button" className={styles.add} onClick={() => (open ? setOpen(false) : show())}>
              <Plus size={14} aria-hidden /> Tag this note
            </button>
          </Popover.Target>
          <Popover.Dropdown p={0} aria-label="Tag this note">
            <TagPicker
              choices={tags.choices}
              recentIds={tags.recentIds}
              applied={applied.map(({ id }) => id)}
              whyNoNew={whyNoNew}
              onPick={onTag}
              onClose={() => setOpen(false)}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}
