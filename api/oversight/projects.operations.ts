import { ListWorkspaceProjects } from '@evident/application/oversight/projects';
import { operation } from '../kernel/declared/declared-operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { OverseenProjectPageDto, OverseenProjectQueryDto } from './oversight.dto.ts';

export const OVERSEEN_PROJECTS_OPERATIONS = {
  listWorkspaceProjects: operation({
    route: 'GET /workspace/projects',
    asks: ListWorkspaceProjects,
    summary: 'List all projects of the workspace with owner, access and size',
    description: 'Titles of private projects that you cannot see yourself are null.',
    query: OverseenProjectQueryDto,
    answers: OverseenProjectPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListWorkspaceProjects({ actor, filter, page: pageRequest({ limit, cursor }) }),
  }),
};
