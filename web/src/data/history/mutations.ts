import type { TextVersionView } from '@evident/domain/history';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { swapBack } from '../../kernel/undo/swap-back.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { type Versioned, textVersionsQuery } from './queries.ts';

/** Keeps the text as it is now under a name. */
export function useNameVersion(of: Versioned) {
  const client = useQueryClient();
  return useCreate({
    create: (body: { name: string }, header) =>
      of.kind === 'note'
        ? answer(api.POST('/api/v1/notes/{noteId}/versions', { params: { path: { noteId: of.id }, header }, body }))
        : answer(
            api.POST('/api/v1/insights/{insightId}/versions', { params: { path: { insightId: of.id }, header }, body }),
          ),
    onSuccess: () => invalidate(client, textVersionsQuery(of)),
  });
}

interface Renaming {
  readonly version: TextVersionView;
  readonly name: string | null;
}

/** Names an earlier version, or takes its name off; can be undone. */
export function useRenameVersion(of: Versioned) {
  const set = (textVersionId: string, name: string | null): Promise<unknown> =>
    answer(api.PATCH('/api/v1/text-versions/{textVersionId}', { params: { path: { textVersionId } }, body: { name } }));
  const client = useQueryClient();
  const nowOf = async (id: string) =>
    (await client.fetchQuery({ ...textVersionsQuery(of), staleTime: 0 })).find((one) => one.id === id);
  return useOptimistic<Renaming, unknown>({
    change: ({ version, name }) => set(version.id, name),
    updates: () => [
      updated<TextVersionView[], Renaming>(textVersionsQuery(of), (all, { version, name }) =>
        all.map((one) => (one.id === version.id ? { ...one, name } : one)),
      ),
    ],
    refused: 'The version was not renamed',
    undo: (_, { version, name }) => ({
      label: name === null ? `Took the name “${version.name}” off` : `Named a version “${name}”`,
      undo: swapBack(
        {
          what: 'The name of the version',
          read: () => nowOf(version.id),
          send: (parts: { name: string | null }) => set(version.id, parts.name),
        },
        { name: version.name },
        { name },
      ),
    }),
  });
}

/** Restores a version in one step that can be undone. Resolves to whether it was done. */
export function useRestoreVersion(of: Versioned) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, textVersionsQuery(of));
  return useUndoable(refetch, ({ attempt }) => ({
    restore: (textVersionId: string) =>
      attempt(
        'Restored an earlier version',
        answer(api.POST('/api/v1/text-versions/{textVersionId}/restoration', { params: { path: { textVersionId } } })),
        'The version was not restored',
      ),
  })).restore;
}
