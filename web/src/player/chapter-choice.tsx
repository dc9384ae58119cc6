import { clock } from '@evident/domain/content';
import { useEffect, useState } from 'react';
import type { Chapter } from './recording-media.ts';
import type { RunningTime } from './timeline.tsx';
import { lastStartAt } from './word-at.ts';
import styles from './note-recording.module.css';

interface Props {
  time: RunningTime;
  /** Sorted by start. */
  chapters: readonly Chapter[];
  onSeek: (ms: number) => void;
}

/** The chapter being played, and the choice of another. */
export function ChapterChoice({ time, chapters, onSeek }: Props) {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const starts = Int32Array.from(chapters, ({ startMs }) => startMs);
    // Renders only when the chapter changes.
    const show = (ms: number) => setCurrent(lastStartAt(starts, ms + 1));
    show(time.now());
    return time.onTime(show);
  }, [time, chapters]);
  return (
    <select
      className={styles.choice}
      aria-label="Chapter"
      value={current}
      onChange={({ currentTarget }) => onSeek(chapters[Number(currentTarget.value)]!.startMs)}
    >
      {current < 0 && <option value={-1}>Chapters</option>}
      {chapters.map(({ title, startMs }, at) => (
        <option key={startMs} value={at}>
          {`${clock(startMs)} · ${title}`}
        </option>
      ))}
    </select>
  );
}
