import { channelDisabledReason, channelTitle, type ChannelView, type ThemeView } from '@evident/domain/channels';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRenameTheme } from '../data/channels/mutations.ts';
import { themeQuery } from '../data/channels/queries.ts';
import { channelPath, themePath, topicPath } from '../features/channels/links.ts';
import { NewTopicDialog } from '../features/channels/new-topic-dialog.tsx';
import { Split } from '../features/channels/split.tsx';
import { ThemeExplanation } from '../features/channels/theme-explanation.tsx';
import { ThemeFacts } from '../features/channels/theme-facts.tsx';
import { ThemeQuotes } from '../features/channels/theme-quotes.tsx';
import { Trend } from '../features/channels/trend.tsx';
import { UNTITLED } from '../features/channels/words.ts';
import { WriteInsightDialog } from '../features/channels/write-insight-dialog.tsx';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useWho } from '../kernel/who.ts';
import { Page } from '../ui/layout/page.tsx';
import { NothingYet } from '../ui/section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useChannelCrumbs } from './channel-page.tsx';
import { NotFound } from './not-found.tsx';
import { useDataPoints } from './use-data-points.tsx';

/** A theme: its trend in the channel, and its data points. */
export function ChannelTheme({ channel }: { channel: ChannelView }) {
  const { themeId = '' } = useParams();
  const { data, error, refetch } = useQuery(themeQuery(channel.id, themeId));
  const crumbs = useThemeCrumbs(channel);
  if (data) return <Shown key={data.id} channel={channel} theme={data} />;
  if (error && asProblem(error).code === 'NotFound') return <NotFound />;
  return (
    <Page title="" placeholder="Theme" crumbs={crumbs}>
      {error ? (
        <FailedState title="The theme could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="this theme" />
      )}
    </Page>
  );
}

const useThemeCrumbs = (channel: ChannelView) => [
  ...useChannelCrumbs(channel),
  { title: channelTitle(channel.title), to: channelPath(channel.id) },
];

function Shown({ channel, theme }: { channel: ChannelView; theme: ThemeView }) {
  const { mutate } = useRenameTheme();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const [writing, setWriting] = useState(false);
  const role = useWho()?.member.role ?? 'VIEWER';
  const pathOf = (dataPointId?: string) => themePath(theme, dataPointId);
  const { list, panel } = useDataPoints({
    channel,
    of: { themeId: theme.id },
    pathOf,
    withoutDays: true,
    empty: <NothingYet>No data points.</NothingYet>,
  });
  return (
    <Page
      title={theme.title || UNTITLED}
      width="full"
      crumbs={useThemeCrumbs(channel)}
      fixedTitle={channelDisabledReason('write', { role }, channel) ?? null}
      onRename={(title) => title !== '' && mutate({ theme, title })}
      more={[
        {
          label: 'Write an insight…',
          icon: Lightbulb,
          run: () => setWriting(true),
          disabledReason: role === 'VIEWER' ? 'Viewers cannot write insights' : undefined,
        },
        {
          label: 'Make a topic of it…',
          icon: ListPlus,
          run: () => setMaking(true),
          disabledReason: channelDisabledReason('write', { role }, channel),
        },
      ]}
    >
      {writing && <WriteInsightDialog theme={theme} onClose={() => setWriting(false)} />}
      {making && (
        <NewTopicDialog
          channelId={channel.id}
          title={theme.title}
          from={{ themeId: theme.id }}
          onCreated={(id) => void navigate(topicPath({ id, channelId: channel.id }))}
          onClose={() => setMaking(false)}
        />
      )}
      <Split panel={panel}>
        <ThemeFacts theme={theme} />
        <ThemeQuotes theme={theme} />
        <ThemeExplanation channel={channel} theme={theme} />
        <Trend
          channel={channel}
          themeId={theme.id}
          pathOf={(days) => `${pathOf()}#${new URLSearchParams({ ...days })}`}
        />
        {list}
      </Split>
    </Page>
  );
}
