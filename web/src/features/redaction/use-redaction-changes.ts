import type { RedactionView } from '@evident/domain/redaction';
import { useQueryClient } from '@tanstack/react-query';
import { recordingRedactionQuery, redactionsQuery } from '../../data/redaction/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

/** Runs a change; a refusal becomes a notification. */
async function tried(failed: string, change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (thrown) {
    showProblem(thrown, failed);
  }
}

/** Changes of the redactions of a note. Deleting a planned one offers undo; the others are confirmed first. */
export function useRedactionChanges(noteId: string) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, redactionsQuery(noteId));
  return useUndoable(refetch, ({ attempt }) => ({
    remove: ({ id }: RedactionView) =>
      attempt(
        'Deleted a redaction',
        answer(api.DELETE('/api/v1/redactions/{redactionId}', { params: { path: { redactionId: id } } })),
        'The redaction was not deleted',
      ),
    cancel: (fileId: string) =>
      tried('The redaction was not canceled', async () => {
        await answer(api.POST('/api/v1/files/{fileId}/redaction/cancel', { params: { path: { fileId } } }));
        await refetch();
        await invalidate(client, recordingRedactionQuery(fileId));
      }),
    /** Applies redactions again whose recording was not rendered. */
    retry: (redactions: readonly RedactionView[]) =>
      tried('The recording was not redacted', async () => {
        await answer(
          api.POST('/api/v1/notes/{noteId}/redactions/apply', {
            params: { path: { noteId } },
            body: { redactionIds: redactions.map(({ id }) => id) },
          }),
        );
        await refetch();
      }),
    apply: async () => {
      const { places, documents, recordings } = await answer(
        api.POST('/api/v1/notes/{noteId}/redactions/apply', { params: { path: { noteId } }, body: {} }),
      );
      await refetch();
      showToast({
        title: 'Redacted',
        message: `${places} ${places === 1 ? 'place' : 'places'} in ${documents} ${documents === 1 ? 'text' : 'texts'}.${
          recordings > 0 ? ' The recording is hidden until its redacted version is ready.' : ''
        }`,
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
  }));
}
