import { Button, Popover } from '@mantine/core';
import { Tag, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { holdKeys } from '../../kernel/keys/type-ahead.ts';
import { TagPicker } from './tag-picker.tsx';
import type { TagChoice } from './suggest-tags.ts';
import type { WantedTag } from './tag-id-of.ts';
import type { useTagChoices } from './use-tag-choices.ts';

/** A highlight, as far as its tags are concerned. */
interface Tagged {
  readonly tags: readonly { readonly id: string }[];
}

interface Props {
  selected: readonly Tagged[];
  tags: Pick<ReturnType<typeof useTagChoices>, 'choices' | 'recentIds'>;
  /** The reason creating tags is disabled; absent if allowed. */
  whyNoNew?: string | undefined;
  onAdd: (tag: WantedTag) => void;
  onRemove: (tag: TagChoice) => void;
}

/** Adds a tag to the selected highlights, or removes one. */
export function TagSelected({ selected, tags: { choices, recentIds }, whyNoNew, onAdd, onRemove }: Props) {
  const [open, setOpen] = useState<'add' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const toggle = (which: 'add' | 'remove') => {
    if (open === which) return close();
    holdKeys();
    setOpen(which);
  };
  const carried = useMemo(() => carriedBy(selected, choices), [selected, choices]);
  return (
    <>
      <Popover
        opened={open === 'add'}
        onChange={(opened) => setOpen(opened ? 'add' : null)}
        position="bottom-start"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button size="xs" variant="default" leftSection={<Tag size={14} aria-hidden />} onClick={() => toggle('add')}>
            Add tag
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label="Add tag">
          <TagPicker choices={choices} recentIds={recentIds} whyNoNew={whyNoNew} onPick={onAdd} onClose={close} />
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
            onClick={() => toggle('remove')}
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
              if ('id' in tag) onRemove(tag);
            }}
            onClose={close}
          />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

/** The tags on at least one of the highlights. */
function carriedBy(selected: readonly Tagged[], choices: readonly TagChoice[]): TagChoice[] {
  const ids = new Set(selected.flatMap(({ tags }) => tags.map(({ id }) => id)));
  return choices.filter(({ id }) => ids.has(id));
}
