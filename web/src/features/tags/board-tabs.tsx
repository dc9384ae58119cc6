import { Button } from '@mantine/core';
import type { TagBoardView } from '@evident/domain/tags';
import { ArrowLeft, ArrowRight, Building2, Download, LayoutTemplate, Pencil, Plus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { usePageActions } from '../../ui/use-page-actions.ts';
import { endField, useBegun } from '../../kernel/keys/begun.ts';
import { useWho } from '../../kernel/who.ts';
import type { Boards } from '../../data/tags/arrange.ts';
import { CodeBookDialog } from './code-book-dialog.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import type { Arrange } from '../../data/tags/use-arranging.ts';
import { useTemplates } from '../../data/tags/mutations.ts';
import { whyNotWorkspaceTags } from './workspace-tags.ts';
import styles from './board-tabs.module.css';

interface Props {
  boards: Boards;
  boardId: string;
  /** The reason the open board cannot be changed; null if it can. */
  readOnly: string | null;
  /** The reason no board can be created here; null if one can. */
  whyNoNew?: string | null;
  arrange: Arrange;
  pathTo: (boardId: string) => string;
  /** Navigates to a board; null for the first. */
  onGo: (boardId: string | null) => void;
}

/** The boards of a project as tabs, with a menu for the current one. */
export function BoardTabs({ boards, boardId, readOnly, whyNoNew = readOnly, arrange, pathTo, onGo }: Props) {
  const [deleting, setDeleting] = useState(false);
  const begun = useBegun(boardId);
  const [asked, setAsked] = useState<'rename' | 'new' | null>(null);
  const writing = begun ? 'rename' : asked;
  const setWriting = (wanted: typeof asked) => {
    if (begun) endField();
    setAsked(wanted);
  };
  const [dialog, setDialog] = useState<'template' | 'import' | null>(null);
  const templates = useTemplates();
  const workspace = whyNotWorkspaceTags(useWho()?.member);
  const open = boards.find(({ id }) => id === boardId)!;
  const allShared = boards.every(({ projectId }) => projectId === null);
  const make = async (title: string | null, templateId?: string) => {
    setWriting(null);
    const done =
      title === null
        ? undefined
        : await arrange({ do: 'createBoard', title, ...(templateId === undefined ? {} : { templateId }) });
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
    importCodes: () => setDialog('import'),
    saveAsTemplate: () => templates.save(open),
    notForTemplates: workspace,
  });
  usePageActions([
    { label: 'New board', icon: Plus, keywords: 'create tags', run: () => setWriting('new'), disabledReason: whyNoNew },
    {
      label: 'New board from a template',
      icon: LayoutTemplate,
      keywords: 'create tags codes',
      run: () => setDialog('template'),
      disabledReason: whyNoNew,
    },
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
                {board.projectId === null && !allShared && (
                  <Building2 size={13} role="img" aria-label="Workspace board" className={styles.shared} />
                )}
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
      {dialog === 'template' && (
        <TemplateDialog
          fixed={workspace}
          onCreate={make}
          onDelete={(template) => void templates.remove(template)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'import' && <CodeBookDialog board={open} arrange={arrange} onClose={() => setDialog(null)} />}
      {writing !== 'new' && (
        <DisabledReason reason={whyNoNew}>
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
      <DisabledReason reason={whyNoNew}>
        <Button
          className={`${styles.new} ${styles.template}`}
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<LayoutTemplate size={14} aria-hidden />}
          onClick={() => setDialog('template')}
        >
          From a template
        </Button>
      </DisabledReason>
    </nav>
  );
}

interface MenuOf {
  importCodes: () => void;
  saveAsTemplate: () => void;
  notForTemplates: string | null;
  boards: Boards;
  board: TagBoardView;
  readOnly: string | null;
  arrange: Arrange;
  rename: () => void;
  remove: () => void;
}

function boardMenu(of: MenuOf): MenuEntry[] {
  const { board, readOnly, arrange, rename, remove } = of;
  const { id, title, groups } = board;
  const boards = of.boards.filter(({ projectId }) => projectId === board.projectId);
  const at = boards.findIndex((one) => one.id === id);
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
    { label: 'Import code book…', icon: Upload, apart: true, run: of.importCodes, disabledReason: readOnly },
    { label: 'Export code book', icon: Download, to: `/api/v1/tag-boards/${id}/code-book` },
    {
      label: 'Save as template',
      icon: LayoutTemplate,
      run: of.saveAsTemplate,
      disabledReason: of.notForTemplates,
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
