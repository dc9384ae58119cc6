import type { FilterForm, NewSavedFilter, SavedFilterUpdate, SavedFilterView } from '@evident/domain/filters';
import { useQueryClient } from '@tanstack/react-query';
import { savedFilterLists } from '../../data/filters/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Saves, changes and deletes saved filters. Changes offer Undo. */
export function useSavedFilterChanges() {
  const client = useQueryClient();
  const { done } = useUndo();
  const refetch = () => invalidate(client, savedFilterLists);
  const create = useCreate<SavedFilterView, NewSavedFilter>({
    create: (body, header) => answer(api.POST('/api/v1/filters', { params: { header }, body })),
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
  const update = ({ id, version }: SavedFilterView, body: SavedFilterUpdate): Promise<{ undoId: string }> =>
    answer(
      api.PATCH('/api/v1/filters/{filterId}', {
        params: { path: { filterId: id }, header: unlessChanged(version) },
        body,
      }),
    );
  const orToast = (asked: Promise<void>): Promise<void> =>
    asked.catch((thrown: unknown) => {
      showProblem(thrown, 'The filter was not changed');
    });
  return {
    create,
    rename: (saved: SavedFilterView, name: string) => undoable(`Renamed “${saved.name}”`, update(saved, { name })),
    replace: (saved: SavedFilterView, form: FilterForm) =>
      orToast(undoable(`Changed “${saved.name}”`, update(saved, { form }))),
    remove: ({ id, name }: SavedFilterView) =>
      orToast(
        undoable(
          `Deleted “${name}”`,
          answer(api.DELETE('/api/v1/filters/{filterId}', { params: { path: { filterId: id } } })),
        ),
      ),
  };
}
