import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, CircleCheck, FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { projectsIn } from '../../data/projects/folder-tree.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useMoveProject, useProjectStatus } from '../../data/projects/mutations.ts';
import { useRole, projectReason } from './disabled-reasons.ts';

/** Actions for a project, including keyboard alternatives to dragging. */
export function useProjectMenu(
  project: ProjectView,
  onDeleted?: () => void,
): { entries: MenuEntry[]; dialog: React.ReactNode } {
  const role = useRole();
  const [moving, setMoving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { mutate: setStatus } = useProjectStatus();
  const { mutate: move } = useMoveProject();
  const { data: projects = [] } = useQuery(projectListQuery());
  const { data: folders = [] } = useQuery(foldersQuery());
  const neighbors = projectsIn(projects, folders, project.folderId);
  const at = neighbors.findIndex(({ id }) => id === project.id);
  const manage = projectReason('manage', role, project) ?? null;
  const write = projectReason('write', role, project) ?? null;
  const place = (beforeProjectId: string | null) =>
    move({ project, folderId: project.folderId, beforeProjectId, from: neighbors, to: neighbors });
  const entries: MenuEntry[] = [
    { label: 'Move to a folder…', icon: FolderInput, run: () => setMoving(true), disabledReason: manage },
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
    ...(project.status === 'active'
      ? [
          {
            label: 'Mark as completed',
            icon: CircleCheck,
            run: () => setStatus({ project, status: 'completed' }),
            disabledReason: manage,
            apart: true,
          },
        ]
      : []),
    ...(project.status === 'archived'
      ? []
      : [
          {
            label: 'Archive',
            icon: Archive,
            run: () => setStatus({ project, status: 'archived' }),
            disabledReason: manage,
          },
        ]),
    ...(project.status === 'active'
      ? []
      : [
          {
            label: 'Reopen',
            icon: ArchiveRestore,
            run: () => setStatus({ project, status: 'active' }),
            disabledReason: manage,
          },
        ]),
    { label: 'Delete…', icon: Trash2, danger: true, apart: true, run: () => setDeleting(true), disabledReason: manage },
  ];
  const dialog = (
    <>
      {moving && <MoveDialog thing={{ kind: 'project', project }} onClose={() => setMoving(false)} />}
      {deleting && (
        <DeleteDialog
          thing={{ type: 'PROJECT', id: project.id, title: project.title }}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
  return { entries, dialog };
}

export function ProjectMenu({ project }: { project: ProjectView }) {
  const { entries, dialog } = useProjectMenu(project);
  return (
    <>
      {dialog}
      <MenuButton label={`More for ${project.title}`} entries={entries} />
    </>
  );
}
