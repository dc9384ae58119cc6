import { type ChannelView, type ThemeEvent, type ThemeView, channelDisabledReason } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRevertThemeChange } from '../../data/channels/explanation.ts';
import { useWho } from '../../kernel/who.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { reasonOf, revertLabel, revertedLabel } from './history-words.ts';
import { themePath } from './links.ts';
import styles from './explanation.module.css';

interface Props {
  channel: ChannelView;
  theme: ThemeView;
  history: readonly ThemeEvent[];
}

/** How a theme came about, with reasons. Splits and merges can be reverted. */
export function ThemeHistory({ channel, theme, history }: Props) {
  const revert = useRevertThemeChange();
  const role = useWho()?.member.role ?? 'VIEWER';
  const [running, setRunning] = useState(false);
  const reason = channelDisabledReason('write', { role }, channel);
  const revertEvent = async (event: ThemeEvent) => {
    setRunning(true);
    await revert({ theme, event, label: revertedLabel(event) });
    setRunning(false);
  };
  return (
    <ol className={styles.history}>
      {history.map((event) => (
        <li key={event.id}>
          <span className={styles.when}>
            <RelativeTime at={event.at} />
          </span>
          <span>
            <Told event={event} theme={theme} /> <span className={styles.dim}>{reasonOf(event)}</span>
          </span>
          {event.reverts && (
            <Button
              size="compact-xs"
              variant="default"
              disabled={running || reason !== undefined}
              title={reason}
              onClick={() => void revertEvent(event)}
            >
              {revertLabel(event)}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Told({ event: { event, other }, theme: { channelId } }: { event: ThemeEvent; theme: ThemeView }) {
  const link = other && <Link to={themePath({ id: other.id, channelId })}>{other.title || 'a new theme'}</Link>;
  switch (event) {
    case 'BORN':
      return 'It began.';
    case 'SPLIT_FROM':
      return <>It was split off {link}.</>;
    case 'GAVE_PART':
      return <>A part of it became {link}.</>;
    case 'TOOK_IN':
      return <>It took in {link}.</>;
    case 'WENT_INTO':
      return <>It was merged into {link}.</>;
    case 'ENDED':
      return 'It ended.';
  }
}
