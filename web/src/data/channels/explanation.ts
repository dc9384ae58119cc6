import type { ThemeEvent, ThemeExplanation, ThemeView } from '@evident/domain/channels';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

/** Phrases, segments and history of a theme. */
export const themeExplanationQuery = (channelId: string, themeId: string) =>
  queryOptions({
    queryKey: ['theme-explanation', channelId, themeId],
    queryFn: (): Promise<ThemeExplanation> =>
      answer(
        api.GET('/api/v1/channels/{channelId}/themes/{themeId}/explanation', {
          params: { path: { channelId, themeId } },
        }),
      ),
    meta: touchedBy<ThemeExplanation>({
      ...on(ACCESS_CHANGES, true),
      ...on(['data-points:changed', 'themes:changed'], { channelId }),
      'theme:changed': { themeId },
    }),
  });

interface Reverting {
  readonly theme: ThemeView;
  readonly event: ThemeEvent;
  /** The words of Undo. */
  readonly label: string;
}

/** Reverts a split or a merge of a theme, with Undo. */
export function useRevertThemeChange() {
  const client = useQueryClient();
  const { revert } = useUndoable(
    () => void client.invalidateQueries(),
    ({ attempt }) => ({
      revert: ({ theme: { id: themeId, channelId }, event: { id: changeId }, label }: Reverting) =>
        attempt(
          label,
          answer(
            api.POST('/api/v1/channels/{channelId}/themes/{themeId}/changes/{changeId}/revert', {
              params: { path: { channelId, themeId, changeId } },
            }),
          ),
          'The change was not reverted',
        ),
    }),
  );
  return revert;
}
