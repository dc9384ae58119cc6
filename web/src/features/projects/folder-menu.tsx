import { folderTitle, type FolderView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, FolderInput, FolderPlus, KeyRound, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { foldersQuery } from '../../data/projects/queries.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { foldersIn } from '../../data/projects/folder-tree.ts';
import { folderPath } from './links.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NewFolderDialog } from './new-folder-dialog.tsx';
import { useMoveFolder } from '../../data/projects/folder-mutations.ts';
import { useCreateReason, useRole, folderReason } from './disabled-reasons.ts';

type Open = 'move' | 'delete' | 'folder' | null;

/** Actions for a folder, including keyboard alternatives to dragging. */
export function useFolderMenu(folder: FolderView, onDeleted?: () => void): { entries: MenuEntry[]; dialog: ReactNode } {
  const role = useRole();
  const [open, setOpen] = useState<Open>(null);
  const { data: folders = [] } = useQuery(foldersQuery());
  const { mutate: move } = useMoveFolder();
  const neighbors = foldersIn(folders, folders.some(({ id }) => id === folder.parentId) ? folder.parentId : null);
  const at = neighbors.findIndex(({ id }) => id === folder.id);
  const refusal = useCreateReason('Viewers cannot create folders');
  const manage = folderReason('manage', role, folder) ?? null;
  const write = folderReason('write', role, folder) ?? null;
  const place = (beforeFolderId: string | null) =>
    move({ folder, parentId: folder.parentId, beforeFolderId, from: neighbors, to: neighbors });
  const close = () => setOpen(null);
  const entries: MenuEntry[] = [
    {
      label: 'New folder in it…',
      icon: FolderPlus,
      run: () => setOpen('folder'),
      disabledReason: refusal ?? write,
    },
    { label: 'Who has access', icon: KeyRound, to: `${folderPath(folder)}?access=list` },
    { label: 'Move to a folder…', icon: FolderInput, run: () => setOpen('move'), disabledReason: manage, apart: true },
    {
      label: 'Move up',
      icon: ArrowUp,
      run: () => place(neighbors[at - 1]?.id ?? null),
      disabledReason: write ?? (at <= 0 ? 'Already first' : null),
    },
    {
      label: 'Move down',
      icon: ArrowDown,
      run: () => place(neighbors[at + 2]?.id ?? null),
      disabledReason: write ?? (at === -1 || at === neighbors.length - 1 ? 'Already last' : null),
    },
    { label: 'Delete…', icon: Trash2, danger: true, apart: true, run: () => setOpen('delete'), disabledReason: manage },
  ];
  const dialog = (
    <>
      {open === 'move' && <MoveDialog thing={{ kind: 'folder', folder }} onClose={close} />}
      {open === 'folder' && <NewFolderDialog parent={folder} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog
          thing={{ type: 'PROJECT_CATEGORY', id: folder.id, title: folderTitle(folder.title) }}
          onClose={close}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
  return { entries, dialog };
}

export function FolderMenu({ folder }: { folder: FolderView }) {
  const { entries, dialog } = useFolderMenu(folder);
  return (
    <>
      {dialog}
      <MenuButton label={`More for ${folderTitle(folder.title)}`} entries={entries} />
    </>
  );
}

/** For the page of the folder itself, which redirects after deletion. */
export function useOwnFolderMenu(folder: FolderView) {
  const navigate = useNavigate();
  return useFolderMenu(folder, () => void navigate('/projects/folders'));
}
