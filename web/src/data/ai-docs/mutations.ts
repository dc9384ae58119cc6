import type { AiDocRewrite, AiDocView, NewAiDoc } from '@evident/domain/ai-docs';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate, invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { aiDocQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Starts a doc. */
export function useCreateDoc(onCreated: (docId: string) => void) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewAiDoc, header) => answer(api.POST('/api/v1/ai-docs', { params: { header }, body })),
    onSuccess: ({ id }, { projectId }) => {
      void invalidateTouchedBy(client, { kind: 'ai-doc:changed', docId: id, projectId });
      onCreated(id);
    },
    onError: (thrown) => showProblem(thrown),
  });
}

/** Renames a doc. */
export const useRenameDoc = () =>
  useOptimistic({
    change: ({ doc: { id, version }, title }: { doc: AiDocView; title: string }) =>
      answer(
        api.PATCH('/api/v1/ai-docs/{docId}', {
          params: { path: { docId: id }, header: unlessChanged(version) },
          body: { title },
        }),
      ),
    updates: ({ doc }) => [
      updated(aiDocQuery(doc.id), (now, { title }) => ({ ...now, title, version: now.version + 1 })),
    ],
    refused: 'The doc was not renamed',
  });

/** Writes a doc again. */
export function useRewriteDoc(docId: string) {
  const client = useQueryClient();
  return useCreate({
    create: (body: AiDocRewrite, header) =>
      answer(api.POST('/api/v1/ai-docs/{docId}/texts', { params: { path: { docId }, header }, body })),
    onSuccess: () => invalidate(client, aiDocQuery(docId)),
    onError: (thrown) => showProblem(thrown),
  });
}

/** Replaces the document by the latest text, and offers Undo. */
export function useReplaceDoc(docId: string) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, aiDocQuery(docId));
  return useUndoable(refetch, ({ change }) => ({
    replace: () =>
      change(
        'Replaced the text',
        answer(api.PUT('/api/v1/ai-docs/{docId}/replacement', { params: { path: { docId } } })),
      ),
  })).replace;
}

/** Stops writing. */
export function useStopDoc({ id, text }: Pick<AiDocView, 'id' | 'text'>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () =>
      answer(api.POST('/api/v1/ai/texts/{textId}/cancellation', { params: { path: { textId: text.id } } })),
    onError: (thrown) => showProblem(thrown),
    onSettled: () => invalidate(client, aiDocQuery(id)),
  });
}
