import { ActionIcon, TextInput } from '@mantine/core';
import { clock } from '@evident/domain/content';
import { TITLE_MAX } from '@evident/domain/kernel';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { ReelItem, ShownReelItem, TimedWord } from '@evident/domain/reels';
import { ChevronDown, ChevronRight, GripVertical, Play, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { MenuButton } from '../../ui/menu-button.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { ReelWords } from './reel-words.tsx';
import { useItemDrag } from '../../ui/use-item-drag.ts';
import styles from './reel-item-row.module.css';

interface Props {
  item: ShownReelItem;
  index: number;
  count: number;
  words: readonly TimedWord[];
  open: boolean;
  /** Whether it plays now. */
  playing: boolean;
  /** Why the reel can't be changed; null if it can. */
  readOnly: string | null;
  onOpen: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  onChange: (label: string, item: ReelItem) => void;
  /** Plays from a time of the recording. */
  onPlay: (ms: number) => void;
}

/** An item of a reel: its words, source and length; open, its transcript and title. */
export function ReelItemRow(props: Props) {
  const { item, index, count, words, open, playing, readOnly, onOpen, onMove, onRemove, onChange, onPlay } = props;
  const { item: row, handle, dragging, edge } = useItemDrag({ index, disabled: readOnly !== null, onMove });
  const label = item.title || item.label || item.file?.name || 'Recording';
  const step = (by: number) => {
    if (readOnly === null && index + by >= 0 && index + by < count) onMove(index, index + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      ref={row}
      className={styles.item}
      data-open={open || undefined}
      data-playing={playing || undefined}
      data-dragging={dragging || undefined}
      data-edge={edge ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={`Move item ${index + 1}: Alt and arrow keys`}
          disabled={readOnly !== null}
        >
          <GripVertical size={14} aria-hidden />
        </button>
        <button type="button" className={styles.label} aria-expanded={open} onClick={onOpen}>
          {open ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.words} dir="auto">
            {label}
          </span>
        </button>
        <span className={styles.length}>{clock(item.durationMs)}</span>
        <ActionIcon aria-label={`Play item ${index + 1}`} onClick={() => onPlay(item.startMs)}>
          <Play size={14} aria-hidden />
        </ActionIcon>
        <MenuButton
          label={`More for item ${index + 1}`}
          entries={[
            {
              label: 'Move up',
              keys: 'alt+up',
              run: () => step(-1),
              disabledReason: readOnly ?? (index === 0 ? 'Already first' : null),
            },
            {
              label: 'Move down',
              keys: 'alt+down',
              run: () => step(1),
              disabledReason: readOnly ?? (index === count - 1 ? 'Already last' : null),
            },
            {
              label: 'Remove from the reel',
              icon: Trash2,
              danger: true,
              apart: true,
              run: onRemove,
              disabledReason: readOnly,
            },
          ]}
        />
      </div>
      <p className={styles.facts}>
        {item.speaker && <span>{item.speaker}</span>}
        {item.noteId && (
          <PeekLink
            item={{
              kind: 'note',
              id: item.noteId,
              ...(item.highlightId && { place: writeNoteHash({ highlightId: item.highlightId }) }),
            }}
          >
            {item.noteTitle || UNTITLED_NOTE}
          </PeekLink>
        )}
        <span>{`${clock(item.startMs)}–${clock(item.endMs)}`}</span>
        {item.file === null && <span className={styles.gone}>The recording is gone</span>}
      </p>
      {open && (
        <div className={styles.open}>
          <ReelWords item={item} words={words} readOnly={readOnly} onChange={onChange} onPlay={onPlay} />
          <ItemTitle key={item.title} item={item} readOnly={readOnly} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function ItemTitle({ item, readOnly, onChange }: Pick<Props, 'item' | 'readOnly' | 'onChange'>) {
  const [draft, setDraft] = useState(item.title ?? '');
  const save = () => {
    const title = draft.trim() || null;
    if (title !== item.title) onChange('Titled an item', { ...item, title });
  };
  return (
    <TextInput
      size="xs"
      label="Title"
      description="Shown while it starts"
      value={draft}
      maxLength={TITLE_MAX}
      readOnly={readOnly !== null}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={save}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
