import { ActionIcon, Tooltip } from '@mantine/core';
import { clock } from '@evident/domain/content';
import type { Citation } from '@evident/domain/evidence';
import { Play } from 'lucide-react';
import { toggleClip } from '../player/clip.ts';
import { useNotePlayer } from '../player/note-player.ts';

/** Plays the words of a citation: in the player of its note, or else in the corner of the page. Nothing without a recording. */
export function PlayCitation({ citation, inNote }: { citation: Citation; inNote: boolean }) {
  const here = useNotePlayer();
  const { fileId, startTime, endTime, quote } = citation;
  const isHere = inNote && here !== null && here.has(fileId);
  if (startTime === null || (!isHere && fileId === null)) return null;
  const startMs = Math.round(startTime * 1000);
  const endMs = endTime === null ? startMs + 15_000 : Math.round(endTime * 1000);
  const play = () => {
    if (isHere) here.seek(startMs, fileId, true);
    else if (fileId !== null) toggleClip({ id: citation.id + startMs, title: quote, span: { fileId, startMs, endMs } });
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
