import { ActionIcon } from '@mantine/core';
import type { FileView } from '@evident/domain/files';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { FileIcon } from './file-icon.tsx';
import { useFileDrag } from './use-file-drag.ts';
import styles from './note-files.module.css';

interface Props {
  file: FileView;
  index: number;
  count: number;
  /** The reason the files cannot be changed; undefined if they can. */
  reason: string | undefined;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A file of a note: its page, its place among the others by dragging or Alt and an arrow, and a button to remove it. */
export function NoteFile({ file: { id, name, bytes, fileType }, index, count, reason, onMove, onRemove }: Props) {
  const movable = reason === undefined && count > 1;
  const { item, edge } = useFileDrag({ index, disabled: !movable, onMove });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!movable || !event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowLeft' ? -1 : 1);
    if (to >= 0 && to < count) onMove(index, to);
  };
  return (
    <li ref={item} className={styles.file} data-edge={edge ?? undefined}>
      <Link
        to={`/f/${id}`}
        className={styles.link}
        title={sizeInWords(bytes)}
        draggable={false}
        onKeyDown={onKeyDown}
        {...(movable && { 'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight' })}
      >
        <FileIcon fileType={fileType} size={14} />
        <span className={styles.name}>{name}</span>
      </Link>
      <DisabledReason reason={reason}>
        <ActionIcon size="sm" aria-label={`Remove ${name} from the note`} onClick={onRemove}>
          <X size={12} aria-hidden />
        </ActionIcon>
      </DisabledReason>
    </li>
  );
}
