import { ActionIcon, Tooltip } from '@mantine/core';
import { BookmarkPlus } from 'lucide-react';
import { useStore } from '../kernel/store.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { MOMENT_SECONDS, changeSettings, playerSettings } from './player-settings.ts';
import styles from './playback-controls.module.css';

interface Props {
  reason: string | undefined;
  onMark: () => void;
}

/** Marks the last seconds of a recording, with the choice how many. */
export function MomentButton({ reason, onMark }: Props) {
  const { momentSeconds } = useStore(playerSettings);
  const label = `Mark the last ${momentSeconds} seconds`;
  const button = (
    <ActionIcon aria-label={label} onClick={onMark}>
      <BookmarkPlus size={17} aria-hidden />
    </ActionIcon>
  );
  if (reason) return <DisabledReason reason={reason}>{button}</DisabledReason>;
  return (
    <span className={styles.moment}>
      <Tooltip label={label}>{button}</Tooltip>
      <select
        className={styles.speed}
        aria-label="Seconds of a moment"
        value={momentSeconds}
        onChange={({ currentTarget }) => changeSettings({ momentSeconds: Number(currentTarget.value) })}
      >
        {MOMENT_SECONDS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds} s
          </option>
        ))}
      </select>
    </span>
  );
}
