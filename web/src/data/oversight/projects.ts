import type { OverseenProject, OverseenProjectFilter } from '@evident/domain/oversight';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';

const PROJECTS = 50;

/** All projects of the workspace with their figures. */
export const overseenProjectsQuery = (filter: OverseenProjectFilter) =>
  pagesOptions<OverseenProject>(['overseen-projects', filter], (cursor) =>
    answer(api.GET('/api/v1/workspace/projects', { params: { query: { ...filter, cursor, limit: PROJECTS } } })),
  );

/** The address of the list as CSV. */
export const overseenProjectsPath = (filter: OverseenProjectFilter): string =>
  `/api/v1/workspace/projects/export?${new URLSearchParams(filter)}`;
