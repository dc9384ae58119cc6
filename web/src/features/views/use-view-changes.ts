import type { NewView, ShownView, ViewUpdate } from '@evident/domain/views';
import { useQueryClient } from '@tanstack/react-query';
import { viewLists } from '../../data/views/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

const of = (viewId: string) => ({ params: { path: { viewId } } });

/** Saves, copies, changes and deletes views of a project. Changes offer Undo. */
export function useViewChanges(projectId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
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
  const undoable = async (label: string, asked: Promise<{ undoId: string }>): Promise<void> => {
    const { undoId } = await asked;
    done(label, async () => {
      await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
      await refetch();
    });
    await refetch();
  };
  const orToast = (asked: Promise<void>): Promise<boolean> =>
    asked.then(
      () => true,
      (thrown: unknown) => {
        showProblem(thrown, 'The view was not changed');
        return false;
      },
    );
  const update = ({ id, version }: ShownView, body: ViewUpdate) =>
    answer(
      api.PATCH('/api/v1/views/{viewId}', {
        params: { path: { viewId: id }, header: unlessChanged(version) },
        body,
      }),
    );
  return {
    create,
    copy,
    rename: (view: ShownView, title: string) => undoable(`Renamed “${view.title}”`, update(view, { title })),
    change: (view: ShownView, body: ViewUpdate) => orToast(undoable(`Changed “${view.title}”`, update(view, body))),
    place: ({ id, title }: ShownView, beforeViewId: string | null) =>
      orToast(
        undoable(
          `Moved “${title}”`,
          answer(api.PUT('/api/v1/views/{viewId}/place', { ...of(id), body: { beforeViewId } })),
        ),
      ),
    remove: ({ id, title }: ShownView) =>
      orToast(undoable(`Deleted “${title}”`, answer(api.DELETE('/api/v1/views/{viewId}', of(id))))),
  };
}
export type ViewChanges = ReturnType<typeof useViewChanges>;
