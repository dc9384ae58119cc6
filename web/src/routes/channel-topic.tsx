import { channelDisabledReason, channelTitle, type ChannelView, type TopicView } from '@evident/domain/channels';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { topicQuery, useRenameTopic, useTopicActions } from '../data/channels/topics.ts';
import { channelPath, topicPath } from '../features/channels/links.ts';
import { Split } from '../features/channels/split.tsx';
import { TopicFacts } from '../features/channels/topic-facts.tsx';
import { Trend } from '../features/channels/trend.tsx';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { NothingYet } from '../ui/section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useChannelCrumbs } from './channel-page.tsx';
import { NotFound } from './not-found.tsx';
import { useDataPoints } from './use-data-points.tsx';

/** A topic: its trend in the channel, and its data points. */
export function ChannelTopic({ channel }: { channel: ChannelView }) {
  const { topicId = '' } = useParams();
  const { data, error, refetch } = useQuery(topicQuery(channel.id, topicId));
  const crumbs = useTopicCrumbs(channel);
  if (data) return <Shown key={data.id} channel={channel} topic={data} />;
  if (error && asProblem(error).code === 'NotFound') return <NotFound />;
  return (
    <Page title="" placeholder="Topic" crumbs={crumbs}>
      {error ? (
        <FailedState title="The topic could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="this topic" />
      )}
    </Page>
  );
}

const useTopicCrumbs = (channel: ChannelView) => [
  ...useChannelCrumbs(channel),
  { title: channelTitle(channel.title), to: channelPath(channel.id) },
];

function Shown({ channel, topic }: { channel: ChannelView; topic: TopicView }) {
  const { mutate } = useRenameTopic();
  const { remove } = useTopicActions(channel.id);
  const navigate = useNavigate();
  const role = useWho()?.member.role ?? 'VIEWER';
  const reason = channelDisabledReason('write', { role }, channel);
  const pathOf = (dataPointId?: string) => topicPath(topic, dataPointId);
  const leave = async () => {
    if (await remove(topic)) void navigate(channelPath(channel.id), { replace: true });
  };
  const { list, panel } = useDataPoints({
    channel,
    of: { topicId: topic.id },
    topic,
    pathOf,
    withoutDays: true,
    empty: (
      <NothingYet>
        {topic.included.length === 0
          ? 'No examples yet. Open a data point of the channel, and choose “Add to a topic”.'
          : 'No data points.'}
      </NothingYet>
    ),
  });
  return (
    <Page
      title={topic.title}
      width="full"
      crumbs={useTopicCrumbs(channel)}
      fixedTitle={reason ?? null}
      onRename={(title) => title !== '' && mutate({ topic, title })}
      more={[{ label: 'Delete topic', icon: Trash2, danger: true, run: () => void leave(), disabledReason: reason }]}
    >
      <Split panel={panel}>
        <TopicFacts topic={topic} />
        <Trend
          channel={channel}
          topicId={topic.id}
          pathOf={(days) => `${pathOf()}#${new URLSearchParams({ ...days })}`}
        />
        {list}
      </Split>
    </Page>
  );
}
