import { Modal, TextInput, UnstyledButton } from '@mantine/core';
import { folderTitle, type FolderView, type ProjectView } from '@evident/domain/projects';
import { Folder, House } from 'lucide-react';
import { useState } from 'react';
import { foldersIn, projectsIn, wayTo, withAllBelow } from './folder-tree.ts';
import { useMoveFolder } from './use-folder-changes.ts';
import { useMoveProject } from './use-project-changes.ts';
import { useFolders, useProjects } from './use-projects.ts';
import { useRole, whyNotFolder } from './why-not.ts';
import styles from './move-dialog.module.css';

interface Props {
  thing: { kind: 'project'; project: ProjectView } | { kind: 'folder'; folder: FolderView };
  onClose: () => void;
}

/** Chooses another folder, by typing a part of its name. */
export function MoveDialog({ thing, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const role = useRole();
  const { items: folders = [] } = useFolders();
  const moveTo = useMoveTo(thing);
  const here = thing.kind === 'project' ? thing.project.folderId : thing.folder.parentId;
  const own = thing.kind === 'folder' ? withAllBelow(folders, thing.folder.id) : new Set<string>();
  const title = thing.kind === 'project' ? thing.project.title : folderTitle(thing.folder.title);
  const why = (folder: FolderView) => (folder.id === here ? 'It is here already' : own.has(folder.id) ? 'A folder cannot lie in itself' : whyNotFolder('write', role, folder));
  const places = [
    { id: null, title: 'No folder', reason: here === null ? 'It is here already' : undefined },
    ...folders.map((folder) => ({ id: folder.id, title: wayTo(folders, folder.id).map((one) => folderTitle(one.title)).join(' / '), reason: why(folder) })).sort((one, other) => one.title.localeCompare(other.title)),
  ].filter((place) => place.title.toLowerCase().includes(typed.trim().toLowerCase()));
  const choose = (id: string | null) => { moveTo(id); onClose(); };
  const first = places.find(({ reason }) => reason === undefined);
  return (
    <Modal opened onClose={onClose} title={`Move ‘${title}’`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <TextInput label="Folder" placeholder="Find a folder" value={typed} data-autofocus onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => { if (event.key === 'Enter' && !event.nativeEvent.isComposing && first) choose(first.id); }} />
      <ul className={styles.list} aria-label="Folders">
        {places.map((place) => (
          <li key={place.id ?? 'top'}>
            <UnstyledButton className={styles.place} aria-disabled={place.reason !== undefined} onClick={() => { if (place.reason === undefined) choose(place.id); }}>
              {place.id === null ? <House size={16} aria-hidden /> : <Folder size={16} aria-hidden />}
              <span className={styles.title}>{place.title}</span>
              {place.reason !== undefined && <span className={styles.reason}>{place.reason}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {places.length === 0 && <p role="status">No folder has this in its name.</p>}
    </Modal>
  );
}

function useMoveTo(thing: Props['thing']): (folderId: string | null) => void {
  const { items: projects = [] } = useProjects();
  const { items: folders = [] } = useFolders();
  const { mutate: moveProject } = useMoveProject();
  const { mutate: moveFolder } = useMoveFolder();
  return (to) => (thing.kind === 'project'
    ? moveProject({ project: thing.project, folderId: to, beforeProjectId: null, from: projectsIn(projects, folders, thing.project.folderId), to: projectsIn(projects, folders, to) })
    : moveFolder({ folder: thing.folder, parentId: to, beforeFolderId: null, from: foldersIn(folders, thing.folder.parentId), to: foldersIn(folders, to) }));
}
