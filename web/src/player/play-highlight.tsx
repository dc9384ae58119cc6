import { ActionIcon, Tooltip } from '@mantine/core';
import { clock } from '@evident/domain/content';
import { Pause, Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useStore } from '../kernel/store.ts';
import { clipPlaying, clipStore, clipToggle } from './clip.ts';
import { useNotePlayer } from './note-player.ts';
import { usePlaying } from './use-playing.ts';
import styles from './play-highlight.module.css';

interface Props {
  highlight: {
    readonly id: string;
    readonly text: string;
    /** Its seconds; null without a recording. */
    readonly audioVideo: {
      readonly fileId: string;
      readonly snippetStartTime: number;
      readonly snippetEndTime: number;
    } | null;
  };
}

/**
 * Plays the seconds of a highlight where it is shown: in the player of its note, or else in the corner of the page.
 * Nothing without a recording.
 */
export function PlayHighlight({ highlight: { id, text, audioVideo } }: Props) {
  const here = useNotePlayer();
  const clip = useStore(clipStore);
  const [inCorner, inNote] = [useStore(clipPlaying) && clip?.id === id, usePlaying(here, id)];
  if (!audioVideo) return null;
  const { fileId, snippetStartTime, snippetEndTime } = audioVideo;
  const span = { fileId, startMs: Math.round(snippetStartTime * 1000), endMs: Math.round(snippetEndTime * 1000) };
  const playing = inCorner || inNote;
  const words = text || `the moment at ${clock(span.startMs)}`;
  const label = `${playing ? 'Pause' : 'Play'} “${words.slice(0, 80)}”`;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (here?.has(fileId)) return inNote ? here.deck.pause() : here.playSpan(span, id);
    if (clip?.id === id) return clipToggle.get()?.();
    clipStore.set({ id, title: text || `Moment at ${clock(span.startMs)}`, span });
  };
  const Icon = playing ? Pause : Play;
  return (
    <Tooltip label={`${playing ? 'Pause' : 'Play'} ${clock(span.endMs - span.startMs)}`}>
      <ActionIcon
        aria-label={label}
        className={styles.play}
        variant="light"
        color="accent"
        size={24}
        radius="xl"
        onClick={toggle}
      >
        <Icon size={12} fill="currentColor" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
