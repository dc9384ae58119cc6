import { placed } from '@evident/domain/kernel';
import {
  type ItemView,
  type ProjectStatus,
  type ProjectView,
  type ProjectWording,
  allSections,
  type ItemType,
  type NewProject,
} from '@evident/domain/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated, refetched, type CacheUpdate } from '../../kernel/queries/cache-updates.ts';
import { invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { inPages } from '../../kernel/queries/pages.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { swapBack } from '../../kernel/undo/swap-back.ts';
import { nextAfter } from './folder-tree.ts';
import { starsQuery, itemLists } from './items.ts';
import { foldersQuery, projectLists, projectQuery } from './queries.ts';

/** Applies a change of a project to every cached copy. */
const shown = <Input extends { project: ProjectView }>(
  id: string,
  next: (project: ProjectView, input: Input) => ProjectView,
): CacheUpdate<Input>[] => [
  updated(projectLists, (projects, input) =>
    projects.map((project) => (project.id === id ? next(project, input) : project)),
  ),
  updated(projectQuery(id), next),
];

interface Rewording {
  project: ProjectView;
  wording: ProjectWording;
}
const reword = (projectId: string, wording: ProjectWording, seen: ProjectView) =>
  answer(
    api.PATCH('/api/v1/projects/{projectId}', {
      params: { path: { projectId }, header: unlessChanged(seen.version) },
      body: wording,
    }),
  );
const nowOf = (client: QueryClient, id: string) => () => client.fetchQuery({ ...projectQuery(id), staleTime: 0 });

/** Changes title, summary, color, icon or sections. */
export function useRewordProject() {
  const client = useQueryClient();
  return useOptimistic<Rewording, unknown>({
    change: ({ project, wording }) => reword(project.id, wording, project),
    refused: 'The project was not changed',
    updates: ({ project: { id } }) => [
      ...shown<Rewording>(id, (project, { wording }) => ({
        ...project,
        ...wording,
        sections: allSections([...project.sections, ...(wording.sections ?? [])]),
        version: project.version + 1,
      })),
      updated<ItemView[], Rewording>(starsQuery(), (stars, { wording: { title } }) =>
        stars.map((star) => (star.id === id ? { ...star, title: title ?? star.title } : star)),
      ),
    ],
    undo: (_, { project, wording }) => {
      const { sections } = wording;
      const after = { ...wording, ...(sections && { sections: allSections([...project.sections, ...sections]) }) };
      const before = Object.fromEntries(Object.keys(after).map((key) => [key, project[key as keyof ProjectWording]]));
      const swapped = {
        what: 'The project',
        read: nowOf(client, project.id),
        send: (parts: ProjectWording, now: ProjectView) => reword(project.id, parts, now),
      };
      return {
        label: wording.title === undefined ? `Changed “${project.title}”` : `Renamed “${project.title}”`,
        undo: swapBack(swapped, before, after),
      };
    },
  });
}

interface Restating {
  project: ProjectView;
  status: ProjectStatus;
}
const restate = (projectId: string, status: ProjectStatus) =>
  answer(api.PUT('/api/v1/projects/{projectId}/status', { params: { path: { projectId } }, body: { status } }));
const DONE: Record<ProjectStatus, string> = { archived: 'Archived', completed: 'Completed', active: 'Reopened' };

/** Changes the status: active, completed or archived. */
export function useProjectStatus() {
  const client = useQueryClient();
  return useOptimistic<Restating, unknown>({
    change: ({ project, status }) => restate(project.id, status),
    refused: 'The status was not changed',
    updates: ({ project: { id } }) =>
      shown(id, (project, { status }) => ({ ...project, status, version: project.version + 1 })),
    undo: (_, { project, status }) => ({
      label: `${DONE[status]} “${project.title}”`,
      undo: swapBack(
        {
          what: 'The status of the project',
          read: nowOf(client, project.id),
          send: (parts: { status: ProjectStatus }) => restate(project.id, parts.status),
        },
        { status: project.status },
        { status },
      ),
    }),
  });
}

interface Moving {
  project: ProjectView;
  folderId: string | null;
  beforeProjectId: string | null;
  /** Siblings before the move. */
  from: readonly ProjectView[];
  /** Siblings after the move. */
  to: readonly ProjectView[];
  /** The member confirmed that everyone will see the project. */
  openToAll?: true;
}
const move = (projectId: string, folderId: string | null, beforeProjectId: string | null, openToAll?: true) =>
  answer(
    api.PUT('/api/v1/projects/{projectId}/place', {
      params: { path: { projectId } },
      body: { folderId, beforeProjectId, openToAll },
    }),
  );

/** Into another folder, or to another place among its neighbours. */
export function useMoveProject() {
  const client = useQueryClient();
  return useOptimistic<Moving, unknown>({
    change: ({ project, folderId, beforeProjectId, openToAll }) =>
      move(project.id, folderId, beforeProjectId, openToAll),
    refused: 'The project was not moved',
    updates: ({ project: { id }, to, beforeProjectId }) => {
      const ranks = new Map(placed(to, id, beforeProjectId).map((thing) => [thing.id, thing.rank]));
      const next = (project: ProjectView, { folderId }: Moving) => ({
        ...project,
        rank: ranks.get(project.id) ?? project.rank,
        ...(project.id === id && { folderId, version: project.version + 1 }),
      });
      return [
        updated<ProjectView[], Moving>(projectLists, (projects, input) =>
          projects.map((project) => next(project, input)),
        ),
        updated(projectQuery(id), next),
        refetched(foldersQuery()),
      ];
    },
    undo: (_, { project: { id, title, folderId: from, private: closed }, from: siblings, ...to }) => {
      const [before, after] = [{ folderId: from }, { folderId: to.folderId }];
      const send = (place: typeof before) =>
        place === before
          ? move(id, from, nextAfter(siblings, id), closed ? undefined : true)
          : move(id, to.folderId, to.beforeProjectId, to.openToAll);
      const swapped = { what: 'The place of the project', read: nowOf(client, id), send };
      return { label: `Moved “${title}”`, undo: swapBack(swapped, before, after) };
    },
  });
}

interface Starring {
  type: ItemType;
  id: string;
  title: string;
  starred: boolean;
}
const set = ({ type, id }: Starring, starred: boolean): Promise<unknown> => {
  const params = { params: { path: { type, id } } };
  return starred
    ? answer(api.PUT('/api/v1/stars/{type}/{id}', params))
    : answer(api.DELETE('/api/v1/stars/{type}/{id}', params));
};

const withStar = <Thing extends { id: string; starred: boolean }>(thing: Thing, { id, starred }: Starring): Thing =>
  thing.id === id ? { ...thing, starred } : thing;

/** Stars or unstars an item, optimistically in every list. */
export function useStar() {
  return useOptimistic<Starring, unknown>({
    change: (starring) => set(starring, starring.starred),
    refused: 'The star was not changed',
    updates: ({ id }) => updatesOf(id),
    undo: (_, starring) => ({
      label: starring.starred ? 'Starred' : 'Removed the star',
      undo: async () => {
        await set(starring, !starring.starred);
        return () => set(starring, starring.starred);
      },
    }),
  });
}

/** Facts of an item that the server adds. */
const NOT_KNOWN = { project: null, preview: null, medium: null, thumbnail: null };

const updatesOf = (id: string): CacheUpdate<Starring>[] => [
  updated(starsQuery(), (stars, it) =>
    it.starred
      ? [
          { ...NOT_KNOWN, type: it.type, id: it.id, title: it.title, starred: true, at: new Date().toISOString() },
          ...stars,
        ]
      : stars.filter((star) => star.id !== it.id),
  ),
  updated(projectLists, (projects, it) => projects.map((project) => withStar(project, it))),
  updated(projectQuery(id), withStar),
  updated(foldersQuery(), (folders, it) => folders.map((folder) => withStar(folder, it))),
  updated(itemLists, (list, it) => inPages(list, (items) => items.map((item) => withStar(item, it)))),
];

/** Creates a project, empty or from a template. */
export function useCreateProject() {
  const client = useQueryClient();
  return useCreate({
    create: ({ templateId, ...project }: NewProject & { templateId: string | null }, header) =>
      templateId === null
        ? answer(api.POST('/api/v1/projects', { params: { header }, body: project }))
        : answer(api.POST('/api/v1/projects-from-template', { params: { header }, body: { ...project, templateId } })),
    onSuccess: ({ id }) => void invalidateTouchedBy(client, { kind: 'project:created', projectId: id }),
  });
}
