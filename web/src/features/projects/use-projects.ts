import type { FolderView, ProjectFilter, ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** A workspace holds at most 200 projects, so one page is all of them. */
const ALL = 1000;

interface All<Item> {
  items: readonly Item[] | undefined;
  problem: unknown;
  again: () => void;
}

/** The projects of a list. */
export function useProjects(filter: ProjectFilter = {}): All<ProjectView> {
  const { data, error, refetch } = useQuery({
    queryKey: ['projects', filter],
    queryFn: async (): Promise<ProjectView[]> =>
      (await answer(api.GET('/api/v1/projects', { params: { query: { ...filter, limit: ALL } } }))).items,
  });
  return { items: data, problem: error, again: () => void refetch() };
}

/** Every folder the reader may see, however many there are. */
export function useFolders(): All<FolderView> {
  const { data, error, refetch } = useQuery({ queryKey: ['folders'], queryFn: allFolders });
  return { items: data, problem: error, again: () => void refetch() };
}

async function allFolders(): Promise<FolderView[]> {
  const found: FolderView[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, next } = await answer(api.GET('/api/v1/folders', { params: { query: { limit: ALL, cursor } } }));
    found.push(...items);
    if (next === null) return found;
    cursor = next;
  }
}

/** One project. */
export function useProject(projectId: string) {
  return useQuery({
    queryKey: ['project', projectId],
    queryFn: (): Promise<ProjectView> =>
      answer(api.GET('/api/v1/projects/{projectId}', { params: { path: { projectId } } })),
  });
}

/** How much a project holds. */
export function useProjectCounts(projectId: string) {
  return useQuery({
    queryKey: ['project-counts', projectId],
    queryFn: () => answer(api.GET('/api/v1/projects/{projectId}/counts', { params: { path: { projectId } } })),
  }).data;
}
