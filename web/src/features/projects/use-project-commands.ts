import { folderTitle, type FolderView, type ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Folder, FolderPlus, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { bestFirst } from '../../kernel/commands/match.ts';
import { useCommands, useCommandSource, type Command } from '../../kernel/commands/use-commands.ts';
import { opensField } from '../../kernel/keys/type-ahead.ts';
import { pathTo } from '../../data/projects/folder-tree.ts';
import { folderPath, projectPath } from './links.ts';
import { iconOf } from './project-icon.tsx';
import { useCreateReason } from './disabled-reasons.ts';

const SHOWN = 10;

/** Commands: new project, new folder, and opening each project and folder. */
export function useProjectCommands(onNewFolder: () => void): void {
  const navigate = useNavigate();
  const { data: projects = [] } = useQuery(projectListQuery());
  const { data: folders = [] } = useQuery(foldersQuery());
  const group = 'Projects';
  const reason = useCreateReason() ?? undefined;
  const folderRefusal = useCreateReason('Viewers cannot create folders') ?? undefined;
  const where = (id: string | null) =>
    pathTo(folders, id)
      .map(({ title }) => folderTitle(title))
      .join(' / ') || undefined;
  useCommands([
    {
      id: 'new project',
      label: 'New project',
      group,
      icon: Plus,
      keywords: 'create make study',
      run: opensField(() => navigate('/projects/new')),
      disabledReason: reason,
    },
    {
      id: 'new folder',
      label: 'New folder',
      group,
      icon: FolderPlus,
      keywords: 'create make',
      run: onNewFolder,
      disabledReason: folderRefusal,
    },
  ]);
  const all = [
    ...projects.map((project: ProjectView): Command => ({
      id: `project ${project.id}`,
      label: project.title,
      group: 'Go to project',
      icon: iconOf(project),
      detail: where(project.folderId),
      run: () => void navigate(projectPath(project)),
    })),
    ...folders.map((folder: FolderView): Command => ({
      id: `folder ${folder.id}`,
      label: folderTitle(folder.title),
      group: 'Go to folder',
      icon: Folder,
      detail: where(folder.parentId),
      run: () => void navigate(folderPath(folder)),
    })),
  ];
  useCommandSource({
    id: 'projects and folders',
    find: (typed) => Promise.resolve(bestFirst(all, typed).slice(0, SHOWN)),
  });
}
