import {
  type CanvasCard,
  type CanvasChange,
  type CanvasDocument,
  type CanvasView,
  changedDocument,
  shownObjects,
} from '@evident/domain/canvas';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { tagBoardsQuery } from '../tags/queries.ts';
import { canvasLists, canvasQuery } from './queries.ts';

export interface Change {
  label: string;
  change: CanvasChange;
  /** Words of added cards, shown until the server answers. */
  cards?: readonly CanvasCard[];
}

const documentOf = ({ objects, expanded, staging, searchParams, section }: CanvasView): CanvasDocument => ({
  objects: Object.fromEntries(objects.map((one) => [one.id, one])),
  expanded,
  staging,
  searchParams: searchParams as Record<string, string>,
  section,
});

/** The canvas after a change, before the server answers. */
export function changedView(view: CanvasView, { change, cards: added = [] }: Change): CanvasView {
  const document = changedDocument(documentOf(view), change);
  const known = new Set(view.cards.map(({ id }) => id));
  const cards = [...view.cards, ...added.filter(({ id }) => !known.has(id))];
  return {
    ...view,
    title: change.title ?? view.title,
    objects: shownObjects(document, new Set(cards.map(({ id }) => id))),
    cards,
    expanded: [...document.expanded],
    staging: document.staging,
    searchParams: document.searchParams,
    section: document.section,
  };
}

/** Changes a canvas and shows it at once. Each call is one undo step. */
export function useCanvasChanges(canvasId: string) {
  const { mutate } = useOptimistic<Change, { undoId: string }>({
    change: ({ change }) =>
      answer(api.PATCH('/api/v1/canvases/{canvasId}', { params: { path: { canvasId } }, body: change })),
    updates: ({ change }) => [
      updated(canvasQuery(canvasId), (before, one: Change) => changedView(before, one)),
      ...(change.title === undefined ? [] : [refetched(canvasLists)]),
    ],
    refused: 'The canvas was not changed',
    label: (_, { label }) => label,
  });
  return mutate;
}

/** Creates a canvas in a project. `opensField`: its page opens with the title in a field. */
export function useCreateCanvas(projectId: string, onCreated: (canvasId: string) => void, opensField = false) {
  const client = useQueryClient();
  return useCreate<{ id: string }, { title: string }>({
    opensField,
    create: (body, header) =>
      answer(api.POST('/api/v1/projects/{projectId}/canvases', { params: { path: { projectId }, header }, body })),
    onSuccess: async ({ id }) => {
      await invalidate(client, canvasLists);
      onCreated(id);
    },
    onError: (thrown) => showProblem(thrown, 'The canvas was not created'),
  });
}

/** Deletes a canvas; returns whether it was deleted. */
export function useDeleteCanvas() {
  const client = useQueryClient();
  const refetch = () => invalidate(client, canvasLists);
  return useUndoable(refetch, ({ attempt }) => ({
    remove: ({ id, title }: Pick<CanvasView, 'id' | 'title'>) =>
      attempt(
        `Deleted “${title}”`,
        answer(api.DELETE('/api/v1/canvases/{canvasId}', { params: { path: { canvasId: id } } })),
        'The canvas was not deleted',
        { undone: () => invalidate(client, canvasQuery(id)) },
      ),
  })).remove;
}

/** Returns the tag with a title; creates it in the last group of the first board, if it is missing. */
export async function tagOfTitle(
  client: QueryClient,
  projectId: string,
  title: string,
): Promise<{ id: string; isNew: boolean }> {
  const tag = await answer(
    api.POST('/api/v1/projects/{projectId}/tags', { params: { path: { projectId } }, body: { title } }),
  );
  if (tag.isNew) await client.invalidateQueries(tagBoardsQuery(projectId));
  return tag;
}

/** Deletes a tag that nothing has. */
export async function removeUnused(client: QueryClient, projectId: string, tagId: string): Promise<void> {
  const boards = await client.fetchQuery({ ...tagBoardsQuery(projectId), staleTime: 0 });
  const tag = boards.flatMap(({ groups }) => groups.flatMap(({ tags }) => tags)).find(({ id }) => id === tagId);
  if (tag?.highlightCount === 0) await answer(api.DELETE('/api/v1/tags/{tagId}', { params: { path: { tagId } } }));
}

/** Cancels a job that clusters highlights. */
export const cancelClustering = (clusterJobId: string) =>
  answer(
    api.POST('/api/v1/highlight-cluster-jobs/{clusterJobId}/cancellation', { params: { path: { clusterJobId } } }),
  );
