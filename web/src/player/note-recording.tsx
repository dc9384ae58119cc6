import type { Editor } from '@tiptap/core';
import { LocateFixed } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useStore } from '../kernel/store.ts';
import { ChapterChoice } from './chapter-choice.tsx';
import { cuesOf } from './cues.ts';
import { scrollerOf } from './follow.ts';
import type { NotePlayer } from './note-player.ts';
import { PlayerButton } from './player-button.tsx';
import { changeSettings } from './player-settings.ts';
import type { Recording, RecordingMedia, TimelineMark } from './recording-media.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { useChapters } from './use-chapters.ts';
import { spokenText, useSpokenWords } from './use-spoken-words.ts';
import styles from './note-recording.module.css';

interface Props {
  player: NotePlayer;
  editor: Editor | null;
  recordings: readonly Recording[];
  /** The state of the chosen recording; null while unknown. */
  media: RecordingMedia | null;
  /** Highlights and moments of the chosen recording. */
  marks: readonly TimelineMark[];
  /** Buttons of the note: mark a moment, insert a turn. */
  more?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** The recordings of a note, docked above its text while one scrolls, and joined with its words. */
export function NoteRecording({ player, editor, recordings, media, marks, more, onRetry }: Props) {
  const dock = useRef<HTMLDivElement>(null);
  const covered = useCallback(() => dock.current?.offsetHeight ?? 0, []);
  useCovering(dock);
  useSpokenWords(editor, player, covered);
  const chosen = useStore(player.chosen);
  const recording = recordings.find(({ fileId }) => fileId === chosen) ?? recordings[0]!;
  const following = useStore(player.following);
  const chapters = useChapters(editor, player);
  const timed = editor !== null && spokenText(editor, player).turns.starts.length > 0;
  const stops = () => {
    const turns = editor ? spokenText(editor, player).turns.starts : [];
    return [...turns, ...marks.map(({ startMs }) => startMs)].sort((one, other) => one - other);
  };
  const captions = useMemo(
    () =>
      editor && timed
        ? () => {
            const text = spokenText(editor, player);
            const { doc } = editor.state;
            return cuesOf(
              text,
              (at) => doc.textBetween(text.from[at]!, text.to[at]!),
              (at) => text.turnOf[at]!,
            );
          }
        : undefined,
    [editor, player, timed],
  );
  return (
    <div ref={dock} className={styles.dock}>
      <RecordingPlayer
        deck={player.deck}
        recording={recording}
        media={media}
        marks={marks}
        chapters={chapters}
        captions={captions}
        stops={stops}
        onRetry={onRetry}
        head={
          (recordings.length > 1 || chapters.length > 0) && (
            <div className={styles.head}>
              {recordings.length > 1 && <Choice recordings={recordings} chosen={recording} onChoose={player.choose} />}
              {chapters.length > 0 && (
                <ChapterChoice
                  time={player.deck}
                  chapters={chapters}
                  onSeek={(ms) => player.seek(ms, recording.fileId)}
                />
              )}
            </div>
          )
        }
        more={
          <>
            {timed && (
              <PlayerButton
                label="Follow the words"
                icon={LocateFixed}
                rare
                on={following}
                onClick={() => {
                  changeSettings({ follow: !following });
                  player.following.set(!following);
                }}
              />
            )}
            {more}
          </>
        }
      />
    </div>
  );
}

function Choice({
  recordings,
  chosen,
  onChoose,
}: {
  recordings: readonly Recording[];
  chosen: Recording;
  onChoose: (fileId: string) => void;
}) {
  return (
    <select
      className={styles.choice}
      aria-label="Recording"
      value={chosen.fileId}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {recordings.map(({ fileId, name }, at) => (
        <option key={fileId} value={fileId}>
          {`${at + 1} of ${recordings.length} · ${name}`}
        </option>
      ))}
    </select>
  );
}

/** Keeps places that are jumped to, and the toolbar, clear of what is docked. */
function useCovering(dock: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = dock.current!;
    const scroller = scrollerOf(element);
    const column = element.parentElement!;
    const measured = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      scroller.style.scrollPaddingTop = height;
      column.style.setProperty('--docked', height);
    });
    measured.observe(element);
    return () => {
      measured.disconnect();
      scroller.style.scrollPaddingTop = '';
      column.style.removeProperty('--docked');
    };
  }, [dock]);
}
