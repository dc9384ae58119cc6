import { type ChannelView, type TopicExample, type TopicView, channelDisabledReason } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { Check, CircleSlash } from 'lucide-react';
import { useTopicActions } from '../../data/channels/topics.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './data-points.module.css';

interface Props {
  channel: ChannelView;
  topic: TopicView;
  dataPointId: string;
}

/** Includes a data point in a topic, or excludes it. Pressing the chosen button again clears the choice. */
export function TopicSorting({ channel, topic, dataPointId }: Props) {
  const { sort } = useTopicActions(channel.id);
  const role = useWho()?.member.role ?? 'VIEWER';
  const reason = channelDisabledReason('write', { role }, channel);
  const present: TopicExample = topic.included.includes(dataPointId)
    ? 'INCLUDE'
    : topic.excluded.includes(dataPointId)
      ? 'EXCLUDE'
      : 'NONE';
  const choose = (example: TopicExample) =>
    void sort({ topic, dataPointId, example: example === present ? 'NONE' : example });
  return (
    <div className={styles.sorting} role="group" aria-label={`Belongs to “${topic.title}”`}>
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          variant={present === 'INCLUDE' ? 'filled' : 'default'}
          aria-pressed={present === 'INCLUDE'}
          leftSection={<Check size={14} aria-hidden />}
          onClick={() => choose('INCLUDE')}
        >
          Always include
        </Button>
      </DisabledReason>
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          variant={present === 'EXCLUDE' ? 'filled' : 'default'}
          aria-pressed={present === 'EXCLUDE'}
          leftSection={<CircleSlash size={14} aria-hidden />}
          onClick={() => choose('EXCLUDE')}
        >
          Never include
        </Button>
      </DisabledReason>
    </div>
  );
}
