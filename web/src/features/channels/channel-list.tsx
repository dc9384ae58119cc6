import { type ChannelView, channelTitle } from '@evident/domain/channels';
import { containsText } from '@evident/domain/text';
import { TextInput } from '@mantine/core';
import { MessagesSquare, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { filterKeys } from '../../ui/use-row-keys.ts';
import { NothingYet } from '../../ui/section.tsx';
import { ChannelMenu } from './channel-menu.tsx';
import { channelPath } from './links.ts';
import { dataPointsInWords, findingInWords, themesInWords } from './words.ts';
import styles from './channels.module.css';

interface Props {
  channels: readonly ChannelView[];
  /** Creates a channel here. */
  action: ReactNode;
}

const ROW = 60;
/** Shorter lists need no search. */
const SEARCHED_MIN = 8;

/** Channels with their counts, those with the newest data first. */
export function ChannelList({ channels, action }: Props) {
  const [typed, setTyped] = useState('');
  if (channels.length === 0)
    return (
      <EmptyState icon={MessagesSquare} title="Channels collect feedback that arrives all the time" action={action}>
        Send tickets, reviews and messages to a channel. Evident groups them into themes, and shows which ones grow.
      </EmptyState>
    );
  const found = channels
    .filter(({ title, description }) => containsText(`${channelTitle(title)} ${description}`, typed))
    .sort((one, other) => (other.lastSaidAt ?? '').localeCompare(one.lastSaidAt ?? ''));
  return (
    <>
      {channels.length >= SEARCHED_MIN && (
        <TextInput
          className={styles.find}
          aria-label="Find a channel"
          placeholder="Find a channel"
          leftSection={<Search size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={filterKeys(typed, () => setTyped(''))}
        />
      )}
      {found.length === 0 ? (
        <NothingYet>No matching channels.</NothingYet>
      ) : (
        <Rows items={found} label="Channels" height={ROW}>
          {(channel) => <ChannelRow channel={channel} />}
        </Rows>
      )}
    </>
  );
}

function ChannelRow({ channel }: { channel: ChannelView }) {
  const { id, title, description, dataPoints, themes, waiting, lastSaidAt } = channel;
  return (
    <div className={styles.row}>
      <Link to={channelPath(id)} className={styles.open}>
        <MessagesSquare size={18} className={styles.icon} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {channelTitle(title)}
          </span>
          {(waiting > 0 || description !== '') && (
            <span className={styles.detail} dir="auto">
              {waiting > 0 ? findingInWords(waiting) : description}
            </span>
          )}
        </span>
        <span className={styles.facts}>
          <span className={styles.figure}>{dataPoints === 0 ? 'No data yet' : dataPointsInWords(dataPoints)}</span>
          <span className={styles.figure}>{themes > 0 && themesInWords(themes)}</span>
          <span className={styles.figure}>{lastSaidAt !== null && <RelativeTime at={lastSaidAt} />}</span>
        </span>
      </Link>
      <ChannelMenu channel={channel} />
    </div>
  );
}
