import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { EyeOff, MessageSquarePlus } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { noteFilesQuery } from '../data/files/queries.ts';
import { RecordingRedactions } from '../features/redaction/recording-redactions.tsx';
import { RedactedRecordings } from '../features/redaction/redacted-recordings.tsx';
import { RedactPartDialog } from '../features/redaction/redact-part-dialog.tsx';
import type { Marking } from '../features/highlights/use-marking.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { useStore } from '../kernel/store.ts';
import { showToast } from '../kernel/toasts.ts';
import { MomentButton } from '../player/moment-button.tsx';
import { createNotePlayer, type NotePlayer } from '../player/note-player.ts';
import { NoteRecording } from '../player/note-recording.tsx';
import { PlayerButton } from '../player/player-button.tsx';
import { playerSettings } from '../player/player-settings.ts';
import type { Recording, TimelineMark } from '../player/recording-media.ts';
import { insertTurn } from '../player/type-along.ts';
import { useMedia } from '../player/use-media.ts';
import { useMediaRetry } from '../data/media/mutations.ts';
import { useMoment } from '../data/highlights/mutations.ts';

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
  noteId: string;
  editor: Editor | null;
  writing: boolean;
  marking: Pick<Marking, 'highlights' | 'chosenId' | 'choose'>;
  /** The reason highlighting is disabled; absent if allowed. */
  whyNotMarked: string | undefined;
  /** The reason writing is disabled; absent if allowed. */
  whyNotWritten: string | undefined;
}

/** The recordings of a note, docked above its text. Nothing without recordings. */
export function NoteRecordings({ player, ...props }: Props) {
  return player && <Docked player={player} {...props} />;
}

function Docked({
  player,
  recordings,
  noteId,
  editor,
  writing,
  marking: { highlights, chosenId, choose },
  whyNotMarked,
  whyNotWritten,
}: Props & { player: NotePlayer }) {
  const chosen = useStore(player.chosen);
  const recording = recordings.find(({ fileId }) => fileId === chosen) ?? recordings[0]!;
  const { fileId } = recording;
  const media = useMedia(fileId);
  const playable = media?.state === 'WITHHELD' ? null : media;
  const retry = useMediaRetry(fileId);
  const marks = useMemo(() => marksOf(highlights, fileId), [highlights, fileId]);
  const moment = highlights.find(({ id, target }) => id === chosenId && target === 'MOMENT');
  const made = useRef<string>(undefined);
  useEffect(() => {
    if (!moment?.audioVideo || moment.id === made.current) return;
    player.seek(Math.round(moment.audioVideo.startTime * 1000), moment.audioVideo.fileId);
  }, [player, moment]);
  const unopened = useRef<string>(undefined);
  const keep = useMoment(noteId, (id) => {
    made.current = unopened.current = id;
  });
  // Opens the card of a new moment at its mark, to tag it.
  useEffect(() => {
    const id = unopened.current;
    if (id === undefined || !marks.some((mark) => mark.id === id)) return;
    unopened.current = undefined;
    choose(id, true);
  }, [marks, choose]);
  const markMoment = () => {
    const endMs = Math.round(player.deck.now());
    const startMs = Math.max(0, endMs - playerSettings.get().momentSeconds * 1000);
    if (whyNotMarked) showToast({ tone: 'danger', title: 'The moment was not marked', message: whyNotMarked });
    else if (endMs <= startMs) showToast({ title: 'Play the recording first', message: NOTHING_PLAYED });
    else keep({ fileId, startTime: startMs / 1000, endTime: endMs / 1000 });
  };
  const insert = () => {
    if (editor) insertTurn(editor, player);
  };
  const [redacting, setRedacting] = useState<{ startMs: number; endMs?: number } | null>(null);
  const chosenPart = highlights.find(
    ({ id, audioVideo }) => id === chosenId && audioVideo?.fileId === fileId,
  )?.audioVideo;
  const typed = { group: 'Recording', whileTyping: true } as const;
  useKeys([{ keys: 'mod+j', label: 'Insert a turn with the current time', ...typed, run: insert }], writing);
  useKeys([{ keys: 'm', label: 'Mark the last seconds', group: 'Recording', run: markMoment }]);
  return (
    <>
      <NoteRecording
        player={player}
        editor={editor}
        recordings={recordings}
        media={media}
        marks={marks}
        onRetry={whyNotWritten ? undefined : retry}
        more={
          <>
            {writing && (
              <PlayerButton label="Insert a turn with the current time" icon={MessageSquarePlus} onClick={insert} />
            )}
            <MomentButton reason={whyNotMarked} onMark={markMoment} />
            {playable && !whyNotWritten && (
              <PlayerButton
                label="Redact a part"
                icon={EyeOff}
                rare
                onClick={() => {
                  player.deck.pause();
                  setRedacting(chosenPart ? partOf(chosenPart) : { startMs: player.deck.now() });
                }}
              />
            )}
          </>
        }
      />
      <RecordingRedactions noteId={noteId} reason={whyNotWritten} />
      <RedactedRecordings noteId={noteId} reason={whyNotWritten} />
      {playable && redacting && (
        <RedactPartDialog
          noteId={noteId}
          recording={recording}
          media={playable}
          at={redacting}
          onClose={() => setRedacting(null)}
        />
      )}
    </>
  );
}

const partOf = ({ startTime, endTime }: { startTime: number; endTime: number }) => ({
  startMs: startTime * 1000,
  endMs: endTime * 1000,
});

const NOTHING_PLAYED = 'A moment is made of the seconds before the current time.';

/** Highlights and moments of a recording, for its timeline. */
const marksOf = (highlights: readonly HighlightView[], fileId: string): TimelineMark[] =>
  highlights.flatMap((highlight) => {
    const { id, target, audioVideo, tags } = highlight;
    if (audioVideo?.fileId !== fileId) return [];
    return {
      id,
      startMs: audioVideo.startTime * 1000,
      endMs: audioVideo.endTime * 1000,
      title: highlightLabel(highlight),
      hue: tags[0]?.color ?? null,
      kind: target === 'MOMENT' ? 'moment' : 'words',
    };
  });
