import { ActionIcon, Loader, Tooltip } from '@mantine/core';
import { ChevronsRight, Ellipsis, Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useStore } from '../kernel/store.ts';
import { PlayerButton } from './player-button.tsx';
import { SPEEDS, changeSettings, playerSettings } from './player-settings.ts';
import { TimeShown } from './time-shown.tsx';
import type { RunningTime } from './timeline.tsx';
import styles from './playback-controls.module.css';

/** Milliseconds that the buttons and J and L jump. */
const JUMP_MS = 10_000;

interface Props {
  time: RunningTime;
  durationMs: number;
  playing: boolean;
  waiting: boolean;
  /** Why it cannot be played; absent if it can. */
  reason?: string | undefined;
  onToggle: () => void;
  onJump: (byMs: number) => void;
  /** Whether pauses can be skipped. */
  silence?: boolean;
  /** Without jumps, speed and volume. */
  compact?: boolean;
  /** Further buttons at the end. */
  children?: ReactNode;
}

/** Play, jump, time, speed, volume. */
export function PlaybackControls({
  time,
  durationMs,
  playing,
  waiting,
  reason,
  onToggle,
  onJump,
  silence = false,
  compact = false,
  children,
}: Props) {
  const { skipSilence } = useStore(playerSettings);
  const [unfolded, setUnfolded] = useState(false);
  const label = playing ? 'Pause' : 'Play';
  return (
    <div className={styles.controls}>
      <Tooltip label={reason ?? label}>
        <ActionIcon
          aria-label={label}
          aria-disabled={reason !== undefined || undefined}
          data-disabled={reason !== undefined || undefined}
          variant="filled"
          color="accent"
          size={32}
          radius="xl"
          onClick={reason === undefined ? onToggle : undefined}
        >
          {waiting ? (
            <Loader size={14} color="var(--on-accent)" />
          ) : playing ? (
            <Pause size={16} fill="currentColor" aria-hidden />
          ) : (
            <Play size={16} fill="currentColor" aria-hidden />
          )}
        </ActionIcon>
      </Tooltip>
      {!compact && (
        <>
          <PlayerButton label="Back 10 seconds" icon={RotateCcw} onClick={() => onJump(-JUMP_MS)} />
          <PlayerButton label="Forward 10 seconds" icon={RotateCw} onClick={() => onJump(JUMP_MS)} />
        </>
      )}
      <TimeShown time={time} durationMs={durationMs} />
      <div className={styles.end} data-unfolded={unfolded || undefined}>
        {!compact && <Speed />}
        {silence && (
          <PlayerButton
            label="Skip silence"
            icon={ChevronsRight}
            rare
            on={skipSilence}
            onClick={() => changeSettings({ skipSilence: !skipSilence })}
          />
        )}
        {children}
        {!compact && <Volume />}
        {!compact && (
          <PlayerButton
            label={unfolded ? 'Fewer controls' : 'More controls'}
            icon={Ellipsis}
            className={styles.fold}
            onClick={() => setUnfolded(!unfolded)}
          />
        )}
      </div>
    </div>
  );
}

function Speed() {
  const { speed } = useStore(playerSettings);
  return (
    <select
      className={styles.speed}
      data-rare
      aria-label="Speed"
      value={speed}
      onChange={({ currentTarget }) => changeSettings({ speed: Number(currentTarget.value) })}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
}

function Volume() {
  const { volume, muted } = useStore(playerSettings);
  return (
    <span className={styles.volume}>
      <PlayerButton
        label={muted ? 'Unmute' : 'Mute'}
        icon={muted || volume === 0 ? VolumeX : Volume2}
        onClick={() => changeSettings({ muted: !muted })}
      />
      <input
        type="range"
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={({ currentTarget }) => changeSettings({ volume: Number(currentTarget.value), muted: false })}
      />
    </span>
  );
}
