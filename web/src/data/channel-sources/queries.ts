import type { ChannelSourceView } from '@evident/domain/channels';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';

const PAGE = 50;

/** The sources of a channel, the newest first. */
export const channelSourcesQuery = (channelId: string) =>
  pagesOptions<ChannelSourceView>(
    ['channel-sources', channelId],
    (cursor) =>
      answer(
        api.GET('/api/v1/channels/{channelId}/sources', {
          params: { path: { channelId }, query: { cursor, limit: PAGE } },
        }),
      ),
    { 'channel-source:changed': { channelId } },
  );
