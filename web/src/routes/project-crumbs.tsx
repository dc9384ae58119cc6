import { slugged } from '@evident/domain/links';
import { folderTitle, type ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { foldersQuery, projectListQuery } from '../data/projects/queries.ts';
import { pathTo } from '../data/projects/folder-tree.ts';
import { folderPath, projectPath } from '../features/projects/links.ts';
import { ProjectIcon } from '../features/projects/project-icon.tsx';
import type { Crumb } from '../ui/layout/crumbs.ts';

/** Breadcrumbs of an item in a folder: projects, then folders from the outermost. */
export function useFolderCrumbs(folderId: string | null): Crumb[] {
  const { data: folders = [] } = useQuery(foldersQuery());
  return [
    { title: 'Projects', to: '/projects' },
    ...pathTo(folders, folderId).map((folder) => ({
      title: folderTitle(folder.title),
      to: folderPath(folder),
      mark: <Folder size={16} aria-hidden />,
    })),
  ];
}

/** Breadcrumbs of a page in a project. Omits folders, so that the project stays visible. */
export function projectCrumbs(project: ProjectView): Crumb[] {
  return [
    { title: 'Projects', to: '/projects' },
    { title: project.title, to: projectPath(project), mark: <ProjectIcon project={project} /> },
  ];
}

/** Breadcrumbs of an item in a project, when only the project's title is loaded. */
export function useItemCrumbs(projectId: string, projectTitle: string): Crumb[] {
  const project = useQuery(projectListQuery()).data?.find(({ id }) => id === projectId);
  return [
    { title: 'Projects', to: '/projects' },
    {
      title: projectTitle,
      to: `/projects/${slugged(projectTitle, projectId)}`,
      mark: project && <ProjectIcon project={project} />,
    },
  ];
}
