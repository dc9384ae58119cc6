import { folderTitle } from '@evident/domain/projects';
import { wayTo } from '../features/projects/folder-tree.ts';
import { folderPath } from '../features/projects/links.ts';
import { useFolders } from '../features/projects/use-projects.ts';
import type { Crumb } from '../ui/layout/crumbs.ts';

/** The way to what lies in a folder: the projects, then the folders from the outermost. */
export function useFolderCrumbs(folderId: string | null): Crumb[] {
  const { items: folders = [] } = useFolders();
  return [{ title: 'Projects', to: '/projects' }, ...wayTo(folders, folderId).map((folder) => ({ title: folderTitle(folder.title), to: folderPath(folder) }))];
}
