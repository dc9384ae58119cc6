import { Button } from '@mantine/core';
import type { TagBoardView } from '@evident/domain/tags';
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { usePageActions } from '../../ui/use-page-actions.ts';
import type { Boards } from './arrange.ts';
import { NameField } from './name-field.tsx';
import type { Arrange } from './use-arranging.ts';
import styles from './board-tabs.module.css';

interface Props {
  boards: Boards;
  boardId: string;
  readOnly: string | null;
  arrange: Arrange;
  pathTo: (boardId: string) => string;
  /** Navigates to a board; null for the first. */
  onGo: (boardId: string | null) => void;
}

/** The boards of a project as tabs, with a menu for the current one. */
export function BoardTabs({ boards, boardId, readOnly, arrange, pathTo, onGo }: Props) {
  const [deleting, setDeleting] = useState(false);
  const [writing, setWriting] = useState<'rename' | 'new' | null>(null);
  const open = boards.find(({ id }) => id === boardId)!;
  const make = async (title: string | null) => {
    setWriting(null);
    const done = title === null ? undefined : await arrange({ do: 'createBoard', title });
    if (done?.id !== undefined) onGo(done.id);
  };
  const rename = (title: string | null) => {
    setWriting(null);
    if (title !== null) void arrange({ do: 'updateBoard', tagBoardId: boardId, seen: open.version, title });
  };
  const menu = boardMenu({
    boards,
    board: open,
    readOnly,
    arrange,
    rename: () => setWriting('rename'),
    remove: () => setDeleting(true),
  });
  usePageActions([
    { label: 'New board', icon: Plus, keywords: 'create tags', run: () => setWriting('new'), disabledReason: readOnly },
    ...menu.map((entry) => ({ ...entry, label: `${entry.label} (board “${open.title}”)` })),
  ]);
  return (
    <nav className={styles.tabs} aria-label="Tag boards">
      <ul className={styles.list}>
        {boards.map((board) => (
          <li key={board.id} className={styles.tab} data-open={board.id === boardId || undefined}>
            {writing === 'rename' && board.id === boardId ? (
              <div className={styles.field}>
                <NameField label="Board name" name={board.title} onDone={rename} />
              </div>
            ) : (
              <Link
                className={styles.link}
                to={pathTo(board.id)}
                aria-current={board.id === boardId ? 'page' : undefined}
              >
                {board.title}
              </Link>
            )}
            {board.id === boardId && (
              <MenuButton label={`More for the board ${board.title}`} position="bottom-start" entries={menu} />
            )}
          </li>
        ))}
        {writing === 'new' && (
          <li className={styles.field}>
            <NameField label="New board name" placeholder="Board name" onDone={(title) => void make(title)} />
          </li>
        )}
      </ul>
      {deleting && (
        <DeleteDialog
          thing={{ type: 'TAG_BOARD', id: boardId, title: open.title }}
          onClose={() => setDeleting(false)}
          onDeleted={() => onGo(boards.find(({ id }) => id !== boardId)?.id ?? null)}
        />
      )}
      {writing !== 'new' && (
        <DisabledReason reason={readOnly}>
          <Button
            className={styles.new}
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => setWriting('new')}
          >
            New board
          </Button>
        </DisabledReason>
      )}
    </nav>
  );
}

interface MenuOf {
  boards: Boards;
  board: TagBoardView;
  readOnly: string | null;
  arrange: Arrange;
  rename: () => void;
  remove: () => void;
}

function boardMenu({ boards, board: { id, title, groups }, readOnly, arrange, rename, remove }: MenuOf): MenuEntry[] {
  const at = boards.findIndex((board) => board.id === id);
  const move = (beforeTagBoardId: string | null) => () =>
    void arrange({ do: 'moveBoard', tagBoardId: id, title, beforeTagBoardId });
  const locked = groups.flatMap(({ tags }) => tags).find((tag) => tag.locked);
  return [
    { label: 'Rename', icon: Pencil, run: rename, disabledReason: readOnly },
    {
      label: 'Move left',
      icon: ArrowLeft,
      apart: true,
      run: move(boards[at - 1]?.id ?? null),
      disabledReason: readOnly ?? (at === 0 ? 'Already first' : null),
    },
    {
      label: 'Move right',
      icon: ArrowRight,
      run: move(boards[at + 2]?.id ?? null),
      disabledReason: readOnly ?? (at === boards.length - 1 ? 'Already last' : null),
    },
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      apart: true,
      run: remove,
      disabledReason: readOnly ?? (locked ? `It contains the locked tag “${locked.title}”` : null),
    },
  ];
}
