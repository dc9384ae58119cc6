import type { ChannelImportView } from '@evident/domain/channels';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 20;

/** The imports of a channel, the newest first. */
export const channelImportsQuery = (channelId: string) =>
  pagesOptions<ChannelImportView>(
    ['channel-imports', channelId],
    (cursor) =>
      answer(
        api.GET('/api/v1/channels/{channelId}/imports', {
          params: { path: { channelId }, query: { cursor, limit: PAGE } },
        }),
      ),
    { 'channel-import:changed': { channelId } },
  );

/** One import, with its first failures. */
export const channelImportQuery = (channelId: string, channelImportId: string) =>
  queryOptions({
    queryKey: ['channel-import', channelId, channelImportId],
    queryFn: (): Promise<ChannelImportView> =>
      answer(
        api.GET('/api/v1/channels/{channelId}/imports/{channelImportId}', {
          params: { path: { channelId, channelImportId } },
        }),
      ),
    meta: touchedBy<ChannelImportView>({ 'channel-import:changed': { importId: channelImportId } }),
  });

/** One import of any channel, as an address names it. */
export const anyImportQuery = (channelImportId: string) =>
  queryOptions({
    queryKey: ['channel-import', channelImportId],
    queryFn: (): Promise<ChannelImportView> =>
      answer(api.GET('/api/v1/channel-imports/{channelImportId}', { params: { path: { channelImportId } } })),
    meta: touchedBy<ChannelImportView>({ 'channel-import:changed': { importId: channelImportId } }),
  });
