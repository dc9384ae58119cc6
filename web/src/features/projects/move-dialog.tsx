import { folderTitle, type FolderView, type ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Folder, House } from 'lucide-react';
import { useState } from 'react';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { ChoiceList, type Place } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { foldersIn, projectsIn, pathTo, withAllBelow } from '../../data/projects/folder-tree.ts';
import { OpeningDialog } from './opening-dialog.tsx';
import { opens } from './tree-moves.ts';
import { useMoveFolder } from '../../data/projects/folder-mutations.ts';
import { useMoveProject } from '../../data/projects/mutations.ts';
import { useRole, folderReason } from './disabled-reasons.ts';

interface Props {
  thing: { kind: 'project'; project: ProjectView } | { kind: 'folder'; folder: FolderView };
  onClose: () => void;
}

const NO_FOLDER = 'top';

/** Moves an item to another folder, found by name. */
export function MoveDialog({ thing, onClose }: Props) {
  const role = useRole();
  const { data } = useQuery(foldersQuery());
  const folders = data ?? [];
  const moveTo = useMoveTo(thing);
  const here = thing.kind === 'project' ? thing.project.folderId : thing.folder.parentId;
  const own = thing.kind === 'folder' ? withAllBelow(folders, thing.folder.id) : new Set<string>();
  const title = thing.kind === 'project' ? thing.project.title : folderTitle(thing.folder.title);
  const why = (folder: FolderView) =>
    own.has(folder.id) ? 'A folder can’t contain itself' : folderReason('write', role, folder);
  const places: Place[] = [
    { id: NO_FOLDER, title: 'No folder', mark: <House size={16} aria-hidden />, here: here === null },
    ...folders
      .map((folder) => ({
        id: folder.id,
        title: pathTo(folders, folder.id)
          .map((one) => folderTitle(one.title))
          .join(' / '),
        mark: <Folder size={16} aria-hidden />,
        here: folder.id === here,
        reason: why(folder),
      }))
      .sort((one, other) => one.title.localeCompare(other.title)),
  ];
  const [asked, setAsked] = useState<FolderView | null>(null);
  const choose = ({ id }: Place) => {
    const into = folders.find((folder) => folder.id === id);
    if (into && opens(into, thing)) return setAsked(into);
    moveTo(into?.id ?? null);
    onClose();
  };
  const open = (into: FolderView) => {
    moveTo(into.id, true);
    onClose();
  };
  return (
    <>
      <Dialog
        opened={asked === null}
        onClose={onClose}
        title={`Move “${title}”`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <ChoiceList
          label="Folder"
          placeholder="Find a folder"
          nothing="No matching folders."
          places={data && places}
          onChoose={choose}
        />
      </Dialog>
      <OpeningDialog title={title} kind={thing.kind} into={asked} onClose={() => setAsked(null)} onMove={open} />
    </>
  );
}

function useMoveTo(thing: Props['thing']): (folderId: string | null, openToAll?: true) => void {
  const { data: projects = [] } = useQuery(projectListQuery());
  const { data: folders = [] } = useQuery(foldersQuery());
  const { mutate: moveProject } = useMoveProject();
  const { mutate: moveFolder } = useMoveFolder();
  return (to, openToAll) =>
    thing.kind === 'project'
      ? moveProject({
          project: thing.project,
          folderId: to,
          beforeProjectId: null,
          from: projectsIn(projects, folders, thing.project.folderId),
          to: projectsIn(projects, folders, to),
          openToAll,
        })
      : moveFolder({
          folder: thing.folder,
          parentId: to,
          beforeFolderId: null,
          from: foldersIn(folders, thing.folder.parentId),
          to: foldersIn(folders, to),
          openToAll,
        });
}
