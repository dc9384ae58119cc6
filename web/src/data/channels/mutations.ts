import {
  type ChannelUpdate,
  type ChannelView,
  type NewChannel,
  type ThemeView,
  channelTitle,
} from '@evident/domain/channels';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import type { Undoable } from '../../kernel/undo/undo-change.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { channelLists, channelQuery, dataPointLists, themeQuery, themesQuery } from './queries.ts';

/** Creates a channel; returns its id. */
export function useCreateChannel() {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewChannel, header) => answer(api.POST('/api/v1/channels', { params: { header }, body })),
    onSuccess: () => invalidate(client, channelLists),
  });
}

interface Changing {
  channel: ChannelView;
  update: ChannelUpdate;
  /** The words of Undo: `Renamed “Support”`. */
  label: string;
}

/** Renames, describes or moves a channel, with Undo. */
export function useUpdateChannel() {
  return useOptimistic<Changing, Undoable>({
    change: ({ channel: { id: channelId, version }, update }) =>
      answer(
        api.PATCH('/api/v1/channels/{channelId}', {
          params: { path: { channelId }, header: unlessChanged(version) },
          body: update,
        }),
      ),
    refused: 'The channel was not changed',
    updates: ({ channel: { id } }) => [
      updated(channelQuery(id), changed),
      updated(channelLists, (channels: ChannelView[], input: Changing) =>
        channels.map((one) => (one.id === id ? changed(one, input) : one)),
      ),
    ],
    label: (_, { label }) => label,
  });
}

const changed = (channel: ChannelView, { update }: Changing): ChannelView => ({
  ...channel,
  ...update,
  version: channel.version + 1,
});

/** The label of a renamed channel. */
export const renamedChannel = ({ title }: Pick<ChannelView, 'title'>): string => `Renamed “${channelTitle(title)}”`;

interface Renaming {
  theme: ThemeView;
  title: string;
}

/** Renames a theme, with Undo. The machine no longer changes its title. */
export function useRenameTheme() {
  return useOptimistic<Renaming, Undoable>({
    change: ({ theme: { id: themeId, channelId, version }, title }) =>
      answer(
        api.PATCH('/api/v1/channels/{channelId}/themes/{themeId}', {
          params: { path: { channelId, themeId }, header: unlessChanged(version) },
          body: { title },
        }),
      ),
    refused: 'The theme was not renamed',
    updates: ({ theme: { id, channelId } }) => [
      updated(themeQuery(channelId, id), renamed),
      updated(themesQuery(channelId), (themes: ThemeView[], input: Renaming) =>
        themes.map((one) => (one.id === id ? renamed(one, input) : one)),
      ),
    ],
    label: (_, { theme }) => `Renamed “${theme.title}”`,
  });
}

const renamed = (theme: ThemeView, { title }: Renaming): ThemeView => ({
  ...theme,
  title,
  titledBy: 'MEMBER',
  version: theme.version + 1,
});

/** Deletes a data point for good. Rejects with the problem, for its dialog. */
export function useDeleteDataPoint(channelId: string) {
  const client = useQueryClient();
  return async (dataPointId: string): Promise<void> => {
    await answer(
      api.DELETE('/api/v1/channels/{channelId}/data-points/{dataPointId}', {
        params: { path: { channelId, dataPointId } },
      }),
    );
    void invalidate(client, dataPointLists(channelId), channelQuery(channelId), channelLists, themesQuery(channelId));
  };
}

/** Merges a theme into another, with Undo. */
export function useMergeThemes() {
  const client = useQueryClient();
  const { merge } = useUndoable(
    () => void client.invalidateQueries(),
    ({ attempt }) => ({
      merge: ({ id: themeId, channelId, title }: ThemeView, into: ThemeView) =>
        attempt(
          `Merged “${title}” into “${into.title}”`,
          answer(
            api.POST('/api/v1/channels/{channelId}/themes/{themeId}/merge', {
              params: { path: { channelId, themeId } },
              body: { intoThemeId: into.id },
            }),
          ),
          'The themes were not merged',
        ),
    }),
  );
  return merge;
}

/** Makes a note of a data point in a project; returns its id. Again for the same project returns the same note. */
export function useSaveAsNote(channelId: string, dataPointId: string) {
  return useCreate({
    create: ({ projectId }: { readonly projectId: string }, header) =>
      answer(
        api.POST('/api/v1/channels/{channelId}/data-points/{dataPointId}/note', {
          params: { path: { channelId, dataPointId }, header },
          body: { projectId },
        }),
      ),
  });
}
