import type { ChannelWrap } from '@evident/domain/channels';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** A week of a channel; the newest without a last day. */
export const channelWrapQuery = (channelId: string, until: string | null) =>
  queryOptions({
    queryKey: ['channel-wrap', channelId, until],
    queryFn: (): Promise<ChannelWrap> =>
      answer(
        api.GET('/api/v1/channels/{channelId}/wrap', {
          params: { path: { channelId }, query: until === null ? {} : { until } },
        }),
      ),
    meta: touchedBy<ChannelWrap>({
      ...on(ACCESS_CHANGES, true),
      ...on(['channel:changed', 'data-points:changed', 'themes:changed', 'theme:changed'], { channelId }),
    }),
  });
