import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

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
