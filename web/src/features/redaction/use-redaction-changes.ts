import type { RedactionView } from '@evident/domain/redaction';
import { useQueryClient } from '@tanstack/react-query';
import { redactionsQuery } from '../../data/redaction/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

const undone = (undoId: string) => answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));

/** Changes of the redactions of a note. Deleting a planned one offers undo; the others are confirmed first. */
export function useRedactionChanges(noteId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
  const refetch = () => invalidate(client, redactionsQuery(noteId));
  return {
    remove: async ({ id }: RedactionView) => {
      try {
        const { undoId } = await answer(
          api.DELETE('/api/v1/redactions/{redactionId}', { params: { path: { redactionId: id } } }),
        );
        await refetch();
        done('Deleted a redaction', async () => {
          await undone(undoId);
          await refetch();
        });
      } catch (thrown) {
        const { title, explanation } = asProblem(thrown);
        showToast({ tone: 'danger', title: 'The redaction was not deleted', message: explanation ?? title });
      }
    },
    apply: async () => {
      const { places, documents } = await answer(
        api.POST('/api/v1/notes/{noteId}/redactions/apply', { params: { path: { noteId } }, body: {} }),
      );
      await refetch();
      showToast({
        title: 'Redacted the words',
        message: `${places} ${places === 1 ? 'place' : 'places'} in ${documents} ${documents === 1 ? 'text' : 'texts'}.`,
      });
    },
    restore: async ({ id }: RedactionView) => {
      const { missing } = await answer(
        api.POST('/api/v1/redactions/{redactionId}/restore', { params: { path: { redactionId: id } } }),
      );
      await refetch();
      showToast({
        title: 'Restored the original',
        message: missing > 0 ? `${missing} ${missing === 1 ? 'place was' : 'places were'} changed since.` : undefined,
      });
    },
    deleteOriginal: async ({ id }: RedactionView) => {
      await answer(api.DELETE('/api/v1/redactions/{redactionId}/original', { params: { path: { redactionId: id } } }));
      await refetch();
      showToast({ title: 'Deleted the original' });
    },
  };
}
