import { ActionIcon, Tooltip } from '@mantine/core';
import { clock } from '@evident/domain/content';
import type { Citation } from '@evident/domain/evidence';
import { Play } from 'lucide-react';
import { toggleClip } from '../player/clip.ts';
import { useNotePlayer } from '../player/note-player.ts';

/** Plays the seconds of a citation, then pauses: in the player of its note, or else in the corner of the page. Nothing without a recording. */
export function PlayCitation({ citation, inNote }: { citation: Citation; inNote: boolean }) {
  const here = useNotePlayer();
  const { fileId, startTime, endTime, quote, lost } = citation;
  const isHere = inNote && here !== null && here.has(fileId);
  if (lost || startTime === null || (!isHere && fileId === null)) return null;
  const startMs = Math.round(startTime * 1000);
  const endMs = endTime === null ? startMs + 15_000 : Math.round(endTime * 1000);
  const play = () => {
    const id = `${citation.id} ${startMs}`;
    if (isHere && here.playingSpan.get() === id && here.deck.state.get().playing) here.deck.pause();
    else if (isHere) here.playSpan({ fileId: fileId ?? here.files.get()[0]!, startMs, endMs }, id);
    else if (fileId !== null) toggleClip({ id, title: quote, span: { fileId, startMs, endMs } });
  };
  return (
    <Tooltip label={`Play from ${clock(startMs)}`}>
      <ActionIcon
        aria-label={`Play “${quote.slice(0, 80)}”`}
        variant="light"
        color="accent"
        size={22}
        radius="xl"
        onClick={play}
      >
        <Play size={11} fill="currentColor" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
