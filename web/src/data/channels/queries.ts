import type {
  ChannelView,
  DataPointChoices,
  DataPointDetail,
  DataPointOfPerson,
  DataPointView,
  FieldChoice,
  ImportSource,
  ThemeView,
  TrendRequest,
  TrendView,
} from '@evident/domain/channels';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { ACCESS_CHANGES, PEOPLE_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;
const THEME_CHANGES = ['theme:created', 'theme:changed', 'themes:changed'] as const;
const CONTENT_CHANGES = ['data-points:changed', ...THEME_CHANGES] as const;

/** Every list of channels. */
export const channelLists = family<ChannelView[]>('channels');

/** The channels that the member sees, the newest first; with a folder, those directly in it. */
export const channelsQuery = (folderId?: string) =>
  queryOptions({
    queryKey: [...channelLists.queryKey, folderId ?? null],
    queryFn: (): Promise<ChannelView[]> =>
      everyPage((cursor) =>
        answer(api.GET('/api/v1/channels', { params: { query: { limit: WHOLE, cursor, folderId } } })),
      ),
    meta: touchedBy<ChannelView[]>({
      ...on([...ACCESS_CHANGES, 'channel:changed'], true),
      ...on(CONTENT_CHANGES, ({ channelId }, channels: ChannelView[]) => channels.some(({ id }) => id === channelId)),
    }),
  });

/** A channel with its counts. */
export const channelQuery = (channelId: string) =>
  queryOptions({
    queryKey: ['channel', channelId],
    queryFn: (): Promise<ChannelView> =>
      answer(api.GET('/api/v1/channels/{channelId}', { params: { path: { channelId } } })),
    meta: touchedBy<ChannelView>({
      ...on(ACCESS_CHANGES, true),
      ...on(['channel:changed', ...CONTENT_CHANGES], { channelId }),
    }),
  });

/** The themes of a channel, those of most people first. */
export const themesQuery = (channelId: string) =>
  queryOptions({
    queryKey: ['themes', channelId],
    queryFn: (): Promise<ThemeView[]> =>
      everyPage((cursor) =>
        answer(
          api.GET('/api/v1/channels/{channelId}/themes', {
            params: { path: { channelId }, query: { limit: WHOLE, cursor } },
          }),
        ),
      ),
    meta: touchedBy<ThemeView[]>({ ...on(ACCESS_CHANGES, true), ...on(CONTENT_CHANGES, { channelId }) }),
  });

/** One theme with its counts. */
export const themeQuery = (channelId: string, themeId: string) =>
  queryOptions({
    queryKey: ['theme', channelId, themeId],
    queryFn: (): Promise<ThemeView> =>
      answer(api.GET('/api/v1/channels/{channelId}/themes/{themeId}', { params: { path: { channelId, themeId } } })),
    meta: touchedBy<ThemeView>({
      ...on(ACCESS_CHANGES, true),
      ...on(['data-points:changed', 'themes:changed'], { channelId }),
      'theme:changed': { themeId },
    }),
  });

/** How many people wrote in each step. */
export const trendQuery = (channelId: string, request: TrendRequest) =>
  queryOptions({
    queryKey: ['trend', channelId, request],
    queryFn: (): Promise<TrendView> =>
      answer(api.GET('/api/v1/channels/{channelId}/trend', { params: { path: { channelId }, query: { ...request } } })),
    meta: touchedBy<TrendView>({
      ...on(ACCESS_CHANGES, true),
      ...on(['data-points:changed', 'themes:changed', 'topics:found'], { channelId }),
    }),
  });

/** Which data points a list has. Days are `yyyy-mm-dd`, in UTC. */
export interface DataPointFilter {
  readonly themeId?: string;
  readonly topicId?: string;
  readonly outliers?: true;
  readonly from?: string;
  readonly to?: string;
  readonly query?: string;
  readonly sources?: readonly ImportSource[];
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
  readonly fields?: FieldChoice;
}

/** Every list of data points of a channel. */
export const dataPointLists = (channelId: string) => family('data-points', channelId);

/** Data points of a channel, the newest first. */
export const dataPointsQuery = (channelId: string, { sources, tags, authors, fields, ...filter }: DataPointFilter) =>
  pagesOptions<DataPointView>(
    [...dataPointLists(channelId).queryKey, { ...filter, sources, tags, authors, fields }],
    (cursor) =>
      answer(
        api.GET('/api/v1/channels/{channelId}/data-points', {
          params: {
            path: { channelId },
            query: {
              ...filter,
              sources: sources && [...sources],
              tags: tags && [...tags],
              authors: authors && [...authors],
              fields: fields && JSON.stringify(fields),
              cursor,
              limit: PAGE,
            },
          },
        }),
      ),
    {
      ...on(ACCESS_CHANGES, true),
      ...on(['data-points:changed', 'themes:changed', 'topics:found'], { channelId }),
    },
  );

/** Values to filter the data points of a channel by. */
export const dataPointChoicesQuery = (channelId: string) =>
  queryOptions({
    queryKey: ['data-point-choices', channelId],
    queryFn: (): Promise<DataPointChoices> =>
      answer(api.GET('/api/v1/channels/{channelId}/data-point-choices', { params: { path: { channelId } } })),
    meta: touchedBy<DataPointChoices>({
      ...on(ACCESS_CHANGES, true),
      ...on(['data-points:changed'], { channelId }),
    }),
  });

/** The data points of a person of the workspace, the newest first. */
export const personDataPointsQuery = (personId: string) =>
  pagesOptions<DataPointOfPerson>(
    ['person-data-points', personId],
    (cursor) =>
      answer(
        api.GET('/api/v1/people/{personId}/data-points', {
          params: { path: { personId }, query: { cursor, limit: PAGE } },
        }),
      ),
    on([...ACCESS_CHANGES, ...PEOPLE_CHANGES, 'data-points:changed', 'channel:changed'], true),
  );

/** A data point with its conversation. */
export const dataPointQuery = (channelId: string, dataPointId: string) =>
  queryOptions({
    queryKey: ['data-point', channelId, dataPointId],
    queryFn: (): Promise<DataPointDetail> =>
      answer(
        api.GET('/api/v1/channels/{channelId}/data-points/{dataPointId}', {
          params: { path: { channelId, dataPointId } },
        }),
      ),
    meta: touchedBy<DataPointDetail>({
      ...on(ACCESS_CHANGES, true),
      ...on(['data-points:changed', 'themes:changed'], { channelId }),
    }),
  });
