import type { ChannelSourceView, SourceAccess, SourceChoice, SourcePicker } from '@evident/domain/channels';
import { queryOptions } from '@tanstack/react-query';
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

/** The parts of a service that a picker offers; of a searched one those with the words. */
export const sourceChoicesQuery = (
  channelId: string,
  access: SourceAccess,
  picker: SourcePicker['name'],
  words: string,
) =>
  queryOptions({
    queryKey: ['source-choices', channelId, access.source, access.sourceId, picker, words],
    queryFn: async (): Promise<SourceChoice[]> => {
      const body = { ...access, picker, words };
      const params = { path: { channelId } };
      return (await answer(api.POST('/api/v1/channels/{channelId}/sources/choices', { params, body }))).items;
    },
    retry: false,
    // Other credentials show other choices.
    gcTime: 0,
  });
