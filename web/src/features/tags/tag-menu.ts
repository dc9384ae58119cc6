import type { TagView } from '@evident/domain/tags';
import {
  AlignLeft,
  Copy,
  ExternalLink,
  FolderInput,
  Lock,
  LockOpen,
  Merge,
  Pencil,
  SquareCheck,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { BoardState } from './board-context.ts';
import { neighborOf } from '../../data/tags/arrange.ts';

/** The reason the tag is read-only; null if editable. */
export const whyFixed = (tag: TagView, readOnly: string | null): string | null =>
  readOnly ?? (tag.locked ? 'The tag is locked: unlock it first' : null);

/** Deletes a tag and focuses its neighbor. */
export function removeTag({ arrange, shown, focusCard }: BoardState, { id, title }: TagView): void {
  focusCard(
    neighborOf(shown, id, 'down') ??
      neighborOf(shown, id, 'up') ??
      neighborOf(shown, id, 'left') ??
      neighborOf(shown, id, 'right'),
  );
  void arrange({ do: 'removeTag', tagId: id, title });
}

/** Menu of a tag on the board. */
export function tagMenu(board: BoardState, tag: TagView, open: () => void): MenuEntry[] {
  const fixed = whyFixed(tag, board.readOnly);
  const ask = (question: 'move' | 'copy' | 'merge') => () => board.ask({ ask: question, tags: [tag] });
  const lock = () =>
    void board.arrange({
      do: 'updateTag',
      tagId: tag.id,
      seen: tag.version,
      wording: { locked: !tag.locked },
      label: `${tag.locked ? 'Unlocked' : 'Locked'} “${tag.title}”`,
    });
  return [
    { label: 'Open', icon: ExternalLink, keys: 'Enter', run: open },
    { label: 'Rename', icon: Pencil, keys: 'F2', run: () => board.edit(tag.id), disabledReason: fixed, apart: true },
    {
      label: 'Description and role',
      icon: AlignLeft,
      run: () => board.ask({ ask: 'describe', tag }),
      disabledReason: fixed,
    },
    {
      label: board.chosen.has(tag.id) ? 'Do not choose' : 'Choose',
      icon: SquareCheck,
      keys: 'x',
      run: () => board.choose(tag.id),
      apart: true,
    },
    { label: 'Move to…', icon: FolderInput, run: ask('move'), disabledReason: fixed },
    { label: 'Copy to…', icon: Copy, run: ask('copy') },
    { label: 'Merge into…', icon: Merge, keys: 'm', run: ask('merge'), disabledReason: fixed },
    {
      label: tag.locked ? 'Unlock' : 'Lock',
      icon: tag.locked ? LockOpen : Lock,
      run: lock,
      disabledReason: board.readOnly,
    },
    {
      label: 'Delete',
      icon: Trash2,
      keys: 'Delete',
      danger: true,
      run: () => removeTag(board, tag),
      disabledReason: fixed,
      apart: true,
    },
  ];
}
