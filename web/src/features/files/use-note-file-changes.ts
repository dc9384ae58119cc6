import type { FileView } from '@evident/domain/files';
import { useQueryClient } from '@tanstack/react-query';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Removes files from a note. Offers undo. */
export function useNoteFileChanges(noteId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
  const fresh = () => invalidate(client, noteFilesQuery(noteId));
  return {
    remove: async ({ id: fileId, name }: Pick<FileView, 'id' | 'name'>): Promise<void> => {
      try {
        const { undoId } = await answer(
          api.DELETE('/api/v1/notes/{noteId}/files/{fileId}', { params: { path: { noteId, fileId } } }),
        );
        void fresh();
        done(`Removed ${name}`, async () => {
          await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
          await fresh();
        });
      } catch (thrown) {
        const { title, explanation } = asProblem(thrown);
        showToast({ tone: 'danger', title: 'The file was not removed', message: explanation ?? title });
      }
    },
  };
}
