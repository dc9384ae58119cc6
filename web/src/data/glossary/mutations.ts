import type { NewTerm, TermUpdate, TermView } from '@evident/domain/glossary';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { refetching, restoring, TooLateToUndo } from '../../kernel/undo/undo-change.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

const ALL = { queryKey: ['glossary'] };

/** Adds a term to the glossary, with Undo. */
export function useCreateTerm() {
  const client = useQueryClient();
  const { done } = useUndo();
  return useCreate({
    create: (body: NewTerm, header) => answer(api.POST('/api/v1/glossary', { params: { header }, body })),
    onSuccess: ({ id }, { name }) => {
      const at = { params: { path: { termId: id } } };
      const remove = async () => {
        const { version } = await answer(api.GET('/api/v1/glossary/{termId}', at));
        if (version > 1) throw new TooLateToUndo(`“${name}” was changed since then.`);
        return restoring(await answer(api.DELETE('/api/v1/glossary/{termId}', at)));
      };
      done(
        `Added “${name}”`,
        refetching(remove, () => client.invalidateQueries(ALL)),
      );
      return client.invalidateQueries(ALL);
    },
  });
}

/** Changes and deletes a term, with Undo. `update` rejects with the problem; `remove` shows it. */
export function useTermChanges({ id, name, version }: Pick<TermView, 'id' | 'name' | 'version'>) {
  const client = useQueryClient();
  const path = { termId: id };
  return useUndoable(
    () => void client.invalidateQueries(ALL),
    ({ attempt, change }) => ({
      update: (body: TermUpdate) => {
        const params = { path, header: unlessChanged(version) };
        return change(`Changed “${name}”`, answer(api.PATCH('/api/v1/glossary/{termId}', { params, body })));
      },
      remove: () =>
        attempt(
          `Deleted “${name}”`,
          answer(api.DELETE('/api/v1/glossary/{termId}', { params: { path } })),
          'The term was not deleted',
        ),
    }),
  );
}
