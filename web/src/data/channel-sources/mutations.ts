import type {
  ChannelSourceUpdate,
  NewChannelSource,
  SourceAccess,
  SourcePreview,
  SourcePreviewWanted,
} from '@evident/domain/channels';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';

const at = (channelId: string) => ({ params: { path: { channelId } } });

/** Checks credentials; resolves to the account that they open. */
export const checkAccount = (channelId: string, body: SourceAccess): Promise<{ name: string }> =>
  answer(api.POST('/api/v1/channels/{channelId}/sources/account', { ...at(channelId), body }));

export const previewSource = (channelId: string, body: SourcePreviewWanted): Promise<SourcePreview> =>
  answer(api.POST('/api/v1/channels/{channelId}/sources/preview', { ...at(channelId), body }));

function useRefresh(channelId: string) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['channel-sources', channelId] });
    await client.invalidateQueries({ queryKey: ['channel-imports', channelId] });
  };
}

/** Adds a source; resolves to its id and that of its first import. */
export function useCreateSource(channelId: string) {
  return useCreate({
    create: (body: NewChannelSource, header) =>
      answer(api.POST('/api/v1/channels/{channelId}/sources', { params: { path: { channelId }, header }, body })),
    onSuccess: useRefresh(channelId),
  });
}

/** Changes of a source. Each rejects with the problem. */
export function useSourceChanges(channelId: string) {
  const refresh = useRefresh(channelId);
  const path = (channelSourceId: string) => ({ params: { path: { channelId, channelSourceId } } });
  return {
    async update(sourceId: string, body: ChannelSourceUpdate): Promise<void> {
      await answer(api.PATCH('/api/v1/channels/{channelId}/sources/{channelSourceId}', { ...path(sourceId), body }));
      await refresh();
    },
    async run(sourceId: string): Promise<string> {
      const { id } = await answer(
        api.PUT('/api/v1/channels/{channelId}/sources/{channelSourceId}/run', path(sourceId)),
      );
      await refresh();
      return id;
    },
    async remove(sourceId: string): Promise<void> {
      await answer(api.DELETE('/api/v1/channels/{channelId}/sources/{channelSourceId}', path(sourceId)));
      await refresh();
    },
  };
}
