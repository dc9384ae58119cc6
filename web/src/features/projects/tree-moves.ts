import type { Role } from '@evident/domain/permissions';
import type { FolderView, ProjectView } from '@evident/domain/projects';
import { foldersIn, nextAfter, projectsIn, withAllBelow } from '../../data/projects/folder-tree.ts';
import { projectReason, folderReason } from './disabled-reasons.ts';

export type Dragged = { kind: 'project'; project: ProjectView } | { kind: 'folder'; folder: FolderView };
/** The part of a row under the pointer. */
export type Part = 'upper' | 'middle' | 'lower';
export interface Place {
  folderId: string | null;
  beforeId: string | null;
}
export interface Tree {
  folders: readonly FolderView[];
  projects: readonly ProjectView[];
}

/**
 * The target of a drop on a row (null: the heading, which is the top level). Returns null if the drop is not allowed.
 */
export function placeFor(dragged: Dragged, over: Dragged | null, part: Part, tree: Tree, role: Role): Place | null {
  const place = wanted(dragged, over, part, tree);
  return place !== null && mayLie(dragged, place.folderId, tree, role) ? place : null;
}

function wanted(dragged: Dragged, over: Dragged | null, part: Part, { folders, projects }: Tree): Place | null {
  if (over === null) return { folderId: null, beforeId: null };
  if (idOf(dragged) === idOf(over)) return null;
  if (over.kind === 'folder') {
    const { id, parentId } = over.folder;
    return dragged.kind === 'folder' && part === 'upper'
      ? { folderId: parentId, beforeId: id }
      : { folderId: id, beforeId: null };
  }
  if (dragged.kind === 'folder') return null;
  const { id, folderId } = over.project;
  return { folderId, beforeId: part === 'lower' ? nextAfter(projectsIn(projects, folders, folderId), id) : id };
}

/** Whether a move makes something private visible to everyone, which needs confirmation. */
export const opens = (to: FolderView | undefined, thing: Dragged): boolean =>
  to !== undefined && !to.private && (thing.kind === 'project' ? thing.project.private : thing.folder.private);

/**
 * Reordering needs edit access; moving needs full access, and edit access to the target folder. A move that needs
 * confirmation is left to the dialog.
 */
function mayLie(dragged: Dragged, folderId: string | null, { folders }: Tree, role: Role): boolean {
  const to = folders.find(({ id }) => id === folderId);
  const same = folderId === (dragged.kind === 'project' ? dragged.project.folderId : dragged.folder.parentId);
  if (dragged.kind === 'folder' && folderId !== null && withAllBelow(folders, dragged.folder.id).has(folderId))
    return false;
  const action = same ? 'write' : 'manage';
  const reason =
    dragged.kind === 'project'
      ? projectReason(action, role, dragged.project)
      : folderReason(action, role, dragged.folder);
  return (
    reason === undefined &&
    (same || to === undefined || (folderReason('write', role, to) === undefined && !opens(to, dragged)))
  );
}

export const idOf = (dragged: Dragged): string => (dragged.kind === 'project' ? dragged.project.id : dragged.folder.id);

/** The siblings in a folder, before or after a move. */
export const neighborsOf = (
  { folders, projects }: Tree,
  kind: Dragged['kind'],
  folderId: string | null,
): readonly (FolderView | ProjectView)[] =>
  kind === 'project' ? projectsIn(projects, folders, folderId) : foldersIn(folders, folderId);
