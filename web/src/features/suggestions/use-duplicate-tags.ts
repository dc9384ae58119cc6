import type { SuggestionView } from '@evident/domain/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectSuggestionsQuery } from '../../data/suggestions/queries.ts';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

/** Looks for duplicate tags, merges them, or keeps them apart. Each can be undone. */
export function useDuplicateTags(projectId: string) {
  const client = useQueryClient();
  const [looking, setLooking] = useState(false);
  const [looked, setLooked] = useState(false);
  const refetch = () => invalidate(client, projectSuggestionsQuery(projectId), tagBoardsQuery(projectId));
  const acts = useUndoable(refetch, ({ attempt }) => ({
    look: async () => {
      setLooking(true);
      try {
        await answer(api.POST('/api/v1/projects/{projectId}/suggestions', { params: { path: { projectId } } }));
        await refetch();
        setLooked(true);
      } catch (thrown) {
        showProblem(thrown, 'Duplicate tags were not looked for');
      }
      setLooking(false);
    },
    merge: async ({ tags: [keep, other] }: SuggestionView) =>
      keep && other
        ? attempt(
            `Merged “${other.title}” into “${keep.title}”`,
            answer(
              api.POST('/api/v1/tags/{tagId}/merge', {
                params: { path: { tagId: other.id } },
                body: { intoTagId: keep.id },
              }),
            ),
            'The tags were not merged',
          )
        : false,
    reject: (suggestionIds: string[]) =>
      attempt(
        'Kept both tags',
        answer(
          api.POST('/api/v1/projects/{projectId}/suggestions/rejections', {
            params: { path: { projectId } },
            body: { suggestionIds },
          }),
        ),
        'Nothing was changed',
      ),
  }));
  /** `looked` says whether a search has ended. */
  return { looked, looking, ...acts };
}
