import type { FileView } from '@evident/domain/files';
import { useQueryClient } from '@tanstack/react-query';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Moves files of a note and removes them. Offers undo. */
export function useNoteFileChanges(noteId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
  const fresh = () => invalidate(client, noteFilesQuery(noteId));
  const undo = async (undoId: string): Promise<void> => {
    await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
    await fresh();
  };
  return {
    /** Moves a file to another index. Optimistic; rolled back on refusal. */
    move: async (files: readonly FileView[], from: number, to: number): Promise<void> => {
      const moved = files[from]!;
      const after = files.toSpliced(from, 1).toSpliced(to, 0, moved);
      client.setQueryData(noteFilesQuery(noteId).queryKey, after);
      try {
        const { undoId } = await answer(
          api.PUT('/api/v1/notes/{noteId}/files/{fileId}/place', {
            params: { path: { noteId, fileId: moved.id } },
            body: { beforeFileId: after[to + 1]?.id ?? null },
          }),
        );
        if (undoId !== null) done(`Moved ${moved.name}`, () => undo(undoId));
      } catch (thrown) {
        showProblem(thrown, 'The file was not moved');
      } finally {
        await fresh();
      }
    },
    remove: async ({ id: fileId, name }: Pick<FileView, 'id' | 'name'>): Promise<void> => {
      try {
        const { undoId } = await answer(
          api.DELETE('/api/v1/notes/{noteId}/files/{fileId}', { params: { path: { noteId, fileId } } }),
        );
        void fresh();
        done(`Removed ${name}`, () => undo(undoId));
      } catch (thrown) {
        showProblem(thrown, 'The file was not removed');
      }
    },
  };
}
