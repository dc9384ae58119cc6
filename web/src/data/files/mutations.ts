import type { FileView } from '@evident/domain/files';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { noteFilesQuery } from './queries.ts';

/** Moves files of a note and removes them. Offers undo. */
export function useNoteFileChanges(noteId: string) {
  const client = useQueryClient();
  const fresh = () => invalidate(client, noteFilesQuery(noteId));
  return useUndoable(fresh, ({ attempt }) => ({
    /** Moves a file to another index. Optimistic; rolled back on refusal. */
    move: (files: readonly FileView[], from: number, to: number) => {
      const moved = files[from]!;
      const after = files.toSpliced(from, 1).toSpliced(to, 0, moved);
      client.setQueryData(noteFilesQuery(noteId).queryKey, after);
      return attempt(
        `Moved ${moved.name}`,
        answer(
          api.PUT('/api/v1/notes/{noteId}/files/{fileId}/place', {
            params: { path: { noteId, fileId: moved.id } },
            body: { beforeFileId: after[to + 1]?.id ?? null },
          }),
        ),
        'The file was not moved',
      );
    },
    remove: ({ id: fileId, name }: Pick<FileView, 'id' | 'name'>) =>
      attempt(
        `Removed ${name}`,
        answer(api.DELETE('/api/v1/notes/{noteId}/files/{fileId}', { params: { path: { noteId, fileId } } })),
        'The file was not removed',
      ),
  }));
}

/** Deletes a file for good. Refetches all lists, since any may contain it or what was made from it. */
export function useDeleteFile() {
  const client = useQueryClient();
  return async (fileId: string, onDeleted?: () => void): Promise<void> => {
    await answer(api.DELETE('/api/v1/files/{fileId}', { params: { path: { fileId } } }));
    onDeleted?.();
    client.removeQueries({ queryKey: ['file', fileId] });
    void client.invalidateQueries();
  };
}
