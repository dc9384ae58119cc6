import type { NewView, ShownView, ViewUpdate } from '@evident/domain/views';
import { useQueryClient } from '@tanstack/react-query';
import { viewLists } from '../../data/views/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

const of = (viewId: string) => ({ params: { path: { viewId } } });

const REFUSED = 'The view was not changed';

/** Saves, copies, changes and deletes views of a project. Changes offer Undo. */
export function useViewChanges(projectId: string) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, viewLists);
  const create = useCreate<ShownView, NewView>({
    create: (body, header) =>
      answer(api.POST('/api/v1/projects/{projectId}/views', { params: { path: { projectId }, header }, body })),
    onSuccess: refetch,
  });
  const copy = useCreate<ShownView, { viewId: string }>({
    create: ({ viewId }, header) =>
      answer(api.POST('/api/v1/views/{viewId}/duplicate', { params: { path: { viewId }, header }, body: {} })),
    onSuccess: refetch,
  });
  const update = ({ id, version }: ShownView, body: ViewUpdate) =>
    answer(
      api.PATCH('/api/v1/views/{viewId}', {
        params: { path: { viewId: id }, header: unlessChanged(version) },
        body,
      }),
    );
  const acts = useUndoable(refetch, ({ change, attempt }) => ({
    rename: (view: ShownView, title: string) => change(`Renamed “${view.title}”`, update(view, { title })),
    change: (view: ShownView, body: ViewUpdate) => attempt(`Changed “${view.title}”`, update(view, body), REFUSED),
    place: ({ id, title }: ShownView, beforeViewId: string | null) =>
      attempt(
        `Moved “${title}”`,
        answer(api.PUT('/api/v1/views/{viewId}/place', { ...of(id), body: { beforeViewId } })),
        REFUSED,
      ),
    remove: ({ id, title }: ShownView) =>
      attempt(`Deleted “${title}”`, answer(api.DELETE('/api/v1/views/{viewId}', of(id))), REFUSED),
  }));
  return { create, copy, ...acts };
}
export type ViewChanges = ReturnType<typeof useViewChanges>;
