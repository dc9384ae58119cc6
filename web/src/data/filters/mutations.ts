import type { FilterForm, NewSavedFilter, SavedFilterUpdate, SavedFilterView } from '@evident/domain/filters';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { savedFilterLists } from './queries.ts';

const REFUSED = 'The filter was not changed';

/** Saves, changes and deletes saved filters. Changes offer Undo. */
export function useSavedFilterChanges() {
  const client = useQueryClient();
  const refetch = () => invalidate(client, savedFilterLists);
  const create = useCreate<SavedFilterView, NewSavedFilter>({
    create: (body, header) => answer(api.POST('/api/v1/filters', { params: { header }, body })),
    onSuccess: refetch,
  });
  const update = ({ id, version }: SavedFilterView, body: SavedFilterUpdate): Promise<{ undoId: string }> =>
    answer(
      api.PATCH('/api/v1/filters/{filterId}', {
        params: { path: { filterId: id }, header: unlessChanged(version) },
        body,
      }),
    );
  const acts = useUndoable(refetch, ({ change, attempt }) => ({
    rename: (saved: SavedFilterView, name: string) => change(`Renamed “${saved.name}”`, update(saved, { name })),
    replace: (saved: SavedFilterView, form: FilterForm) =>
      attempt(`Changed “${saved.name}”`, update(saved, { form }), REFUSED),
    remove: ({ id, name }: SavedFilterView) =>
      attempt(
        `Deleted “${name}”`,
        answer(api.DELETE('/api/v1/filters/{filterId}', { params: { path: { filterId: id } } })),
        REFUSED,
      ),
  }));
  return { create, ...acts };
}
