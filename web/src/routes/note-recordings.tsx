import type { HighlightView } from '@evident/domain/highlights';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { noteFilesQuery } from '../data/files/queries.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { useStore } from '../kernel/store.ts';
import { createNotePlayer, type NotePlayer } from '../player/note-player.ts';
import { NoteRecording } from '../player/note-recording.tsx';
import { PlayerButton } from '../player/player-button.tsx';
import type { Recording, RecordingMedia, TimelineMark } from '../player/recording-media.ts';
import { insertTurn } from '../player/type-along.ts';

const NONE: readonly Recording[] = [];

/** The recordings of a note; `player` is null without any. */
export function useNoteRecordings(noteId: string): {
  player: NotePlayer | null;
  recordings: readonly Recording[];
  /** Goes to a time of a recording and plays; absent without recordings. */
  seek: ((ms: number, fileId: string | null) => void) | undefined;
} {
  const { data: files } = useQuery(noteFilesQuery(noteId));
  const [player] = useState(createNotePlayer);
  const recordings = useMemo(
    () =>
      files
        ?.filter(({ fileType, status }) => (fileType === 'Audio' || fileType === 'Video') && status === 'DONE')
        .map(({ id, name, mediaType }) => ({
          fileId: id,
          name,
          mediaType,
          content: `/api/v1/files/${id}/content`,
        })) ?? NONE,
    [files],
  );
  useLayoutEffect(() => player.files.set(recordings.map(({ fileId }) => fileId)), [player, recordings]);
  useEffect(() => () => player.deck.unload(), [player]);
  return recordings.length === 0
    ? { player: null, recordings, seek: undefined }
    : { player, recordings, seek: (ms, fileId) => player.seek(ms, fileId, true) };
}

interface Props extends Pick<ReturnType<typeof useNoteRecordings>, 'player' | 'recordings'> {
  editor: Editor | null;
  writing: boolean;
  highlights: readonly HighlightView[];
}

/** The recordings of a note, docked above its text. Nothing without recordings. */
export function NoteRecordings({ player, ...props }: Props) {
  return player && <Docked player={player} {...props} />;
}

function Docked({ player, recordings, editor, writing, highlights }: Props & { player: NotePlayer }) {
  const chosen = useStore(player.chosen) ?? recordings[0]!.fileId;
  const recording = recordings.find(({ fileId }) => fileId === chosen) ?? recordings[0]!;
  const media = useMemo(() => original(recording), [recording]);
  const marks = useMemo(() => marksOf(highlights, chosen, recordings[0]!.fileId), [highlights, chosen, recordings]);
  const insert = () => {
    if (editor && writing) insertTurn(editor, player);
  };
  useKeys(
    [
      {
        keys: 'mod+j',
        label: 'Insert a turn with the current time',
        group: 'Recording',
        whileTyping: true,
        run: insert,
      },
    ],
    writing,
  );
  return (
    <NoteRecording
      player={player}
      editor={editor}
      recordings={recordings}
      media={media}
      marks={marks}
      keys
      moment={
        writing && (
          <PlayerButton label="Insert a turn with the current time" icon={MessageSquarePlus} onClick={insert} />
        )
      }
    />
  );
}

/** The original, as the browser plays it. */
const original = ({ mediaType }: Recording): RecordingMedia => ({
  state: 'DONE',
  progress: 1,
  message: null,
  durationMs: null,
  hasVideo: mediaType.startsWith('video/'),
  hasAudio: true,
  playlist: null,
  audio: null,
  poster: null,
  storyboard: null,
  waveform: null,
});

function marksOf(highlights: readonly HighlightView[], _chosen: string, _first: string): TimelineMark[] {
  return highlights.flatMap(({ id, startMs, endMs, text, tags }) =>
    startMs === null
      ? []
      : [{ id, startMs, endMs: endMs ?? startMs, title: text, hue: tags[0]?.color ?? null, kind: 'words' as const }],
  );
}
