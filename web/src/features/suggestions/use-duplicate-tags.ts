import type { SuggestionView } from '@evident/domain/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectSuggestionsQuery } from '../../data/suggestions/queries.ts';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

/** Looks for duplicate tags, merges them, or keeps them apart. Each can be undone. */
export function useDuplicateTags(projectId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
  const [looking, setLooking] = useState(false);
  const [looked, setLooked] = useState(false);
  const refetch = () => invalidate(client, projectSuggestionsQuery(projectId), tagBoardsQuery(projectId));
  const tried = async (failed: string, change: () => Promise<void>) => {
    try {
      await change();
    } catch (thrown) {
      showProblem(thrown, failed);
    }
  };
  const undoable = (label: string, undoId: string) =>
    done(label, async () => {
      await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
      await refetch();
    });
  return {
    /** Whether a search has ended. */
    looked,
    looking,
    look: async () => {
      setLooking(true);
      await tried('Duplicate tags were not looked for', async () => {
        await answer(api.POST('/api/v1/projects/{projectId}/suggestions', { params: { path: { projectId } } }));
        await refetch();
        setLooked(true);
      });
      setLooking(false);
    },
    merge: ({ tags: [keep, other] }: SuggestionView) =>
      tried('The tags were not merged', async () => {
        if (!keep || !other) return;
        const { undoId } = await answer(
          api.POST('/api/v1/tags/{tagId}/merge', {
            params: { path: { tagId: other.id } },
            body: { intoTagId: keep.id },
          }),
        );
        await refetch();
        undoable(`Merged “${other.title}” into “${keep.title}”`, undoId);
      }),
    reject: (suggestionIds: string[]) =>
      tried('Nothing was changed', async () => {
        const { undoId } = await answer(
          api.POST('/api/v1/projects/{projectId}/suggestions/rejections', {
            params: { path: { projectId } },
            body: { suggestionIds },
          }),
        );
        await refetch();
        undoable('Kept both tags', undoId);
      }),
  };
}
