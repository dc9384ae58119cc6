import { type ChannelView, type TopicView, channelDisabledReason } from '@evident/domain/channels';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useRenameTopic, useTopicActions } from '../../data/channels/topics.ts';
import { useWho } from '../../kernel/who.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Growth } from './growth.tsx';
import { topicPath } from './links.ts';
import { dataPointsInWords, growthInWords, peopleInWords } from './words.ts';
import styles from './themes.module.css';

interface Props {
  channel: ChannelView;
  topic: TopicView;
}

/** A topic with its counts, renamed in place. */
export function TopicRow({ channel, topic }: Props) {
  const [naming, setNaming] = useState(false);
  const { mutate } = useRenameTopic();
  const { remove } = useTopicActions(channel.id);
  const { hash } = useLocation();
  const role = useWho()?.member.role ?? 'VIEWER';
  const disabledReason = channelDisabledReason('write', { role }, channel);
  const { title, dataPoints, people, ready } = topic;
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        {naming ? (
          <NameField
            label="Topic name"
            name={title}
            onDone={(wanted) => {
              setNaming(false);
              if (wanted !== null) mutate({ topic, title: wanted });
            }}
          />
        ) : (
          <Link to={{ pathname: topicPath(topic), hash }} className={styles.title} dir="auto">
            {title}
          </Link>
        )}
      </span>
      <span className={styles.growth}>
        <Growth growth={topic.growth} />
        <span className={styles.counts}>{ready ? growthInWords(topic) : 'Finding data points…'}</span>
      </span>
      <span className={styles.points}>{dataPointsInWords(dataPoints)}</span>
      <span className={styles.people}>{peopleInWords(people)}</span>
      <MenuButton
        label={`More for ${title}`}
        entries={[
          { label: 'Rename…', icon: Pencil, opensField: true, run: () => setNaming(true), disabledReason },
          { label: 'Delete', icon: Trash2, danger: true, run: () => void remove(topic), disabledReason },
        ]}
      />
    </div>
  );
}
