import type { TrashedType } from '@evident/domain/trash';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

export interface Deletable {
  type: TrashedType;
  id: string;
  /** As shown, never empty. */
  title: string;
}

const REQUESTS: Record<TrashedType, (id: string) => Promise<{ undoId: string }>> = {
  NOTE: (noteId) => answer(api.DELETE('/api/v1/notes/{noteId}', { params: { path: { noteId } } })),
  INSIGHT: (insightId) => answer(api.DELETE('/api/v1/insights/{insightId}', { params: { path: { insightId } } })),
  TAG_BOARD: (tagBoardId) =>
    answer(api.DELETE('/api/v1/tag-boards/{tagBoardId}', { params: { path: { tagBoardId } } })),
  AI_DOC: (docId) => answer(api.DELETE('/api/v1/ai-docs/{docId}', { params: { path: { docId } } })),
  PERSON: (personId) => answer(api.DELETE('/api/v1/people/{personId}', { params: { path: { personId } } })),
  PROJECT: (projectId) => answer(api.DELETE('/api/v1/projects/{projectId}', { params: { path: { projectId } } })),
  PROJECT_CATEGORY: (folderId) => answer(api.DELETE('/api/v1/folders/{folderId}', { params: { path: { folderId } } })),
};

/** Moves an item to the trash and offers Undo. Refetches all lists, since any may contain it. */
export function useDelete() {
  const client = useQueryClient();
  return useUndoable(
    () => void client.invalidateQueries(),
    ({ change }) => ({
      remove: async ({ type, id, title }: Deletable, onDeleted?: () => void): Promise<void> => {
        await change(
          `Deleted “${title}”`,
          REQUESTS[type](id).then((gone) => (onDeleted?.(), gone)),
        );
      },
    }),
  ).remove;
}
