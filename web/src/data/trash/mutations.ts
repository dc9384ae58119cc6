import type { TrashedType } from '@evident/domain/trash';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { trashLists } from './queries.ts';

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
  CHANNEL: (channelId) => answer(api.DELETE('/api/v1/channels/{channelId}', { params: { path: { channelId } } })),
};

/** Moves an object to the trash. */
export const moveToTrash = (type: TrashedType, id: string): Promise<{ undoId: string }> => REQUESTS[type](id);

/** Moves an item to the trash and offers Undo. Refetches all lists, since any may contain it. */
export function useDelete() {
  const client = useQueryClient();
  return useUndoable(
    () => void client.invalidateQueries(),
    ({ change }) => ({
      remove: async ({ type, id, title }: Deletable, onDeleted?: () => void): Promise<void> => {
        await change(
          `Deleted “${title}”`,
          moveToTrash(type, id).then((gone) => (onDeleted?.(), gone)),
        );
      },
    }),
  ).remove;
}

/** Where a restored object is shown. */
const PATHS: Partial<Record<TrashedType, (id: string) => string>> = {
  NOTE: (id) => pathOf({ kind: 'note', id }),
  INSIGHT: (id) => pathOf({ kind: 'insight', id }),
  PERSON: (id) => pathOf({ kind: 'person', id }),
  AI_DOC: (id) => `/docs/${id}`,
  PROJECT: (id) => `/projects/${id}`,
  PROJECT_CATEGORY: (id) => `/folders/${id}`,
  CHANNEL: (id) => `/channels/${id}`,
};

/** Restores and permanently deletes trash entries. */
export function useTrashChanges() {
  const client = useQueryClient();
  const at = (trashEntryId: string) => ({ params: { path: { trashEntryId } } });
  return {
    restore: async (id: string, title: string): Promise<void> => {
      try {
        const { movedTo, objectType, objectId } = await answer(
          api.POST('/api/v1/trash/{trashEntryId}/restore', at(id)),
        );
        showToast({
          title: `Restored “${title}”`,
          link: PATHS[objectType]?.(objectId),
          message:
            movedTo === null
              ? undefined
              : `Its folder is no longer there. It is now ${movedTo === '' ? 'at the top level' : `in “${movedTo}”`}.`,
        });
      } catch (thrown) {
        showProblem(thrown);
      }
      await client.invalidateQueries();
    },
    deleteForever: async (id: string): Promise<void> => {
      await answer(api.DELETE('/api/v1/trash/{trashEntryId}', at(id)));
      await client.invalidateQueries(trashLists);
    },
  };
}
