import { type ChannelView, channelDisabledReason } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { topicsQuery } from '../../data/channels/topics.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { topicPath } from './links.ts';
import { NewTopicDialog } from './new-topic-dialog.tsx';
import { TopicRow } from './topic-row.tsx';
import styles from './themes.module.css';

/** The topics that members follow in a channel. */
export function TopicList({ channel }: { channel: ChannelView }) {
  const { data: topics, error, refetch } = useQuery(topicsQuery(channel.id));
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const role = useWho()?.member.role ?? 'VIEWER';
  return (
    <Section
      title="Topics"
      count={topics?.length}
      actions={
        <DisabledReason reason={channelDisabledReason('write', { role }, channel)}>
          <Button
            size="xs"
            variant="default"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            New topic
          </Button>
        </DisabledReason>
      }
    >
      {topics ? (
        topics.length === 0 ? (
          <NothingYet>
            A topic is a subject that you follow. It finds data points like your examples, and stays as you made it.
          </NothingYet>
        ) : (
          <ul className={styles.topics} aria-label="Topics">
            {topics.map((topic) => (
              <li key={topic.id}>
                <TopicRow channel={channel} topic={topic} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailedState title="The topics could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="topics" />
      )}
      {adding && (
        <NewTopicDialog
          channelId={channel.id}
          onCreated={(id) => void navigate(topicPath({ id, channelId: channel.id }))}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}
