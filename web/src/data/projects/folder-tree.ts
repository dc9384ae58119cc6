import type { FolderView, ProjectView } from '@evident/domain/projects';

type Ranked = { rank: number; id: string };
const byRank = (one: Ranked, other: Ranked): number => one.rank - other.rank || one.id.localeCompare(other.id);

/** The direct subfolders of a folder, or of the top level. A folder with an inaccessible parent is at the top level. */
export function foldersIn(folders: readonly FolderView[], parentId: string | null): FolderView[] {
  const seen = new Set(folders.map(({ id }) => id));
  return folders
    .filter((folder) => (folder.parentId !== null && seen.has(folder.parentId) ? folder.parentId : null) === parentId)
    .sort(byRank);
}

/** The projects directly in a folder, or at the top level. A project in an inaccessible folder is at the top level. */
export function projectsIn(
  projects: readonly ProjectView[],
  folders: readonly FolderView[],
  folderId: string | null,
): ProjectView[] {
  const seen = new Set(folders.map(({ id }) => id));
  return projects
    .filter(
      (project) => (project.folderId !== null && seen.has(project.folderId) ? project.folderId : null) === folderId,
    )
    .sort(byRank);
}

/** The path from the outermost folder to this one, inclusive. */
export function pathTo(folders: readonly FolderView[], folderId: string | null): FolderView[] {
  const folder = folders.find(({ id }) => id === folderId);
  return folder
    ? [
        ...pathTo(
          folders.filter((other) => other !== folder),
          folder.parentId,
        ),
        folder,
      ]
    : [];
}

/** The ids of a folder and all its descendants. */
export function withAllBelow(folders: readonly FolderView[], folderId: string): Set<string> {
  const found = new Set([folderId]);
  for (const before = { size: 0 }; before.size !== found.size;) {
    before.size = found.size;
    for (const { id, parentId } of folders) if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return found;
}

/** The next sibling, which undo restores as `before`; null at the end. */
export function nextAfter(neighbors: readonly Ranked[], id: string): string | null {
  return neighbors[neighbors.findIndex((one) => one.id === id) + 1]?.id ?? null;
}
