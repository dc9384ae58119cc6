import type { NewTopic, TopicExample, TopicView } from '@evident/domain/channels';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import type { Undoable } from '../../kernel/undo/undo-change.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { dataPointLists } from './queries.ts';

/** The topics of a channel, the oldest first. */
export const topicsQuery = (channelId: string) =>
  queryOptions({
    queryKey: ['topics', channelId],
    queryFn: (): Promise<TopicView[]> =>
      everyPage((cursor) =>
        answer(
          api.GET('/api/v1/channels/{channelId}/topics', {
            params: { path: { channelId }, query: { limit: WHOLE, cursor } },
          }),
        ),
      ),
    meta: touchedBy<TopicView[]>({
      ...on(ACCESS_CHANGES, true),
      ...on(['topic:changed', 'topics:found', 'data-points:changed'], { channelId }),
    }),
  });

/** One topic with its counts. */
export const topicQuery = (channelId: string, topicId: string) =>
  queryOptions({
    queryKey: ['topic', channelId, topicId],
    queryFn: (): Promise<TopicView> =>
      answer(api.GET('/api/v1/channels/{channelId}/topics/{topicId}', { params: { path: { channelId, topicId } } })),
    meta: touchedBy<TopicView>({
      ...on(ACCESS_CHANGES, true),
      ...on(['topics:found', 'data-points:changed'], { channelId }),
      'topic:changed': { topicId },
    }),
  });

/** Creates a topic; returns its id. */
export function useCreateTopic(channelId: string) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewTopic, header) =>
      answer(api.POST('/api/v1/channels/{channelId}/topics', { params: { path: { channelId }, header }, body })),
    onSuccess: () => invalidate(client, topicsQuery(channelId)),
  });
}

interface Renaming {
  topic: TopicView;
  title: string;
}

/** Renames a topic, with Undo. */
export function useRenameTopic() {
  return useOptimistic<Renaming, Undoable>({
    change: ({ topic: { id: topicId, channelId, version }, title }) =>
      answer(
        api.PATCH('/api/v1/channels/{channelId}/topics/{topicId}', {
          params: { path: { channelId, topicId }, header: unlessChanged(version) },
          body: { title },
        }),
      ),
    refused: 'The topic was not renamed',
    updates: ({ topic: { id, channelId } }) => [
      updated(topicQuery(channelId, id), renamed),
      updated(topicsQuery(channelId), (topics: TopicView[], input: Renaming) =>
        topics.map((one) => (one.id === id ? renamed(one, input) : one)),
      ),
    ],
    label: (_, { topic }) => `Renamed “${topic.title}”`,
  });
}

const renamed = (topic: TopicView, { title }: Renaming): TopicView => ({ ...topic, title, version: topic.version + 1 });

interface Sorting {
  readonly topic: Pick<TopicView, 'id' | 'title'>;
  readonly dataPointId: string;
  readonly example: TopicExample;
}

const SORTED = { INCLUDE: 'Always in', EXCLUDE: 'Never in', NONE: 'No example of' } as const;

/** Sorts data points into topics and deletes topics, with Undo. */
export function useTopicActions(channelId: string) {
  const client = useQueryClient();
  const refetch = () => void invalidate(client, topicsQuery(channelId), dataPointLists(channelId), TOPIC_QUERIES);
  return useUndoable(refetch, ({ attempt }) => ({
    sort: ({ topic: { id: topicId, title }, dataPointId, example }: Sorting) =>
      attempt(
        `${SORTED[example]} “${title}”`,
        answer(
          api.PUT('/api/v1/channels/{channelId}/topics/{topicId}/examples/{dataPointId}', {
            params: { path: { channelId, topicId, dataPointId } },
            body: { example },
          }),
        ),
        'The data point was not sorted',
      ),
    remove: ({ id: topicId, title }: Pick<TopicView, 'id' | 'title'>) =>
      attempt(
        `Deleted “${title}”`,
        answer(
          api.DELETE('/api/v1/channels/{channelId}/topics/{topicId}', { params: { path: { channelId, topicId } } }),
        ),
        'The topic was not deleted',
      ),
  }));
}

/** Every single topic. */
const TOPIC_QUERIES = { queryKey: ['topic'] };
