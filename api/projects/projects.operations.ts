import { CreateProject } from '@evident/application/projects/create-project';
import { GetProject, GetProjectCounts, ListProjects } from '@evident/application/projects/queries';
import { MoveProject } from '@evident/application/projects/move-project';
import { SetProjectStatus } from '@evident/application/projects/set-project-status';
import { UpdateProject } from '@evident/application/projects/update-project';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { deletingNeeds } from '@evident/domain/trash';
import { CreatedDto } from '../kernel/created.dto.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  NewProjectDto,
  ProjectCountsDto,
  ProjectDto,
  ProjectPageDto,
  ProjectPlaceDto,
  ProjectQueryDto,
  ProjectStateDto,
  ProjectWordingDto,
} from './projects.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PROJECTS_OPERATIONS = {
  listProjects: operation({
    route: 'GET /projects',
    asks: ListProjects,
    summary: 'List the projects you can see',
    query: ProjectQueryDto,
    answers: ProjectPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListProjects(actor, filter, pageRequest({ limit, cursor })),
  }),
  createProject: operation({
    route: 'POST /projects',
    asks: CreateProject,
    summary: 'Create a project',
    body: NewProjectDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, body: wording }) => new CreateProject(actor, wording),
    answer: (id) => ({ id }),
  }),
  getProject: operation({
    route: 'GET /projects/{projectId}',
    asks: GetProject,
    summary: 'Read a project',
    answers: ProjectDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new GetProject(actor, projectId),
  }),
  updateProject: operation({
    route: 'PATCH /projects/{projectId}',
    asks: UpdateProject,
    summary: 'Change the title, summary, color, icon or sections of a project',
    body: ProjectWordingDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: wording, seen }) => new UpdateProject(actor, projectId, wording, seen),
  }),
  setProjectStatus: operation({
    route: 'PUT /projects/{projectId}/status',
    asks: SetProjectStatus,
    summary: 'Archive, complete or reopen a project',
    body: ProjectStateDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, body: { status } }) => new SetProjectStatus(actor, projectId, status),
  }),
  moveProject: operation({
    route: 'PUT /projects/{projectId}/place',
    asks: MoveProject,
    summary: 'Move a project to another folder or position',
    body: ProjectPlaceDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: place }) => new MoveProject(actor, projectId, place),
  }),
  getProjectCounts: operation({
    route: 'GET /projects/{projectId}/counts',
    asks: GetProjectCounts,
    summary: 'Count the notes, highlights, insights and tags of a project',
    answers: ProjectCountsDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new GetProjectCounts(actor, projectId),
  }),
  deleteProject: operation({
    route: 'DELETE /projects/{projectId}',
    asks: MoveToTrash,
    summary: 'Move a project with everything in it to the trash',
    answers: UndoableDto,
    access: deletingNeeds('PROJECT'),
    refuses: ['NotFound'],
    message: ({ actor, projectId: id }) => new MoveToTrash(actor, { type: 'PROJECT', id }),
    answer: undoable,
  }),
};
