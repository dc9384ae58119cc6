import { by, event, id } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';
import { PROJECT_STATUSES } from './project.ts';

const project = { type: KINDS.project.type, id: 'projectId' } as const;
const folder = { type: KINDS.folder.type, id: 'folderId' } as const;
const onProject = { projectId: id, status: { type: 'string', enum: PROJECT_STATUSES }, by } as const;

export const PROJECT_EVENTS = {
  'project:created': event(project, 'a project is created', {
    ...onProject,
    name: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
  }),
  'project:changed': event(
    project,
    'a project is renamed, moved, archived, deleted or restored',
    { projectId: id, by },
    { status: onProject.status },
  ),
  'readme:changed': event(project, 'the readme of a project changes', { projectId: id }),
  'folder:changed': event(folder, 'a folder is created, renamed, moved, deleted or restored', { folderId: id, by }),
} as const;
