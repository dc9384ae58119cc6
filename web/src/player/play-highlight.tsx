import { ActionIcon, Tooltip } from '@mantine/core';
import { clock } from '@evident/domain/content';
import { Pause, Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useStore } from '../kernel/store.ts';
import { clipOf, clipPlaying, clipStore, toggleClip, type PlayedHighlight } from './clip.ts';
import { useNotePlayer } from './note-player.ts';
import { lengthOf } from './spans.ts';
import { usePlaying } from './use-playing.ts';
import styles from './play-highlight.module.css';

/**
 * Plays the seconds of a highlight where it is shown: in the player of its note, or else in the corner of the page.
 * Nothing without a recording.
 */
export function PlayHighlight({ highlight }: { highlight: PlayedHighlight }) {
  const here = useNotePlayer();
  const clip = clipOf(highlight);
  const inNote = usePlaying(here, highlight.id);
  const inCorner = useStore(clipStore)?.id === highlight.id;
  const playing = (useStore(clipPlaying) && inCorner) || inNote;
  if (!clip) return null;
  const { id, span, title } = clip;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!here?.has(span.fileId)) return toggleClip(clip);
    if (inNote) here.deck.pause();
    else here.playSpan(span, id);
  };
  const Icon = playing ? Pause : Play;
  return (
    <Tooltip label={playing ? 'Pause' : `Play ${clock(lengthOf(span))}`}>
      <ActionIcon
        aria-label={`${playing ? 'Pause' : 'Play'} “${title.slice(0, 80)}”`}
        className={styles.play}
        variant="light"
        color="accent"
        size={22}
        radius="xl"
        onClick={toggle}
      >
        <Icon size={11} fill="currentColor" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
