import { clock } from '@evident/domain/content';
import type { Chapter, Storyboard, TimelineMark } from './recording-media.ts';
import { tileAt } from './storyboard.ts';
import styles from './timeline-preview.module.css';

interface Props {
  ms: number;
  /** Position of the pointer on the bar, in percent. */
  left: string;
  storyboard: Storyboard | null;
  mark: TimelineMark | undefined;
  chapter: Chapter | undefined;
}

/** Preview at the pointer of a timeline: picture, time, highlight, chapter. */
export function TimelinePreview({ ms, left, storyboard, mark, chapter }: Props) {
  const tile = storyboard && tileAt(storyboard, ms);
  return (
    <div className={styles.preview} style={{ '--pointer': left } as object} aria-hidden>
      {tile && (
        <div
          className={styles.tile}
          style={{
            width: storyboard.tileWidth,
            height: storyboard.tileHeight,
            backgroundImage: `url("${tile.sheet}")`,
            backgroundPosition: `-${tile.x}px -${tile.y}px`,
          }}
        />
      )}
      <div className={styles.words}>
        <span className={styles.time}>{clock(ms)}</span>
        {chapter && <span className={styles.chapter}>{chapter.title}</span>}
      </div>
      {mark && (
        <div className={styles.mark} data-hue={mark.hue ?? undefined}>
          {mark.title}
        </div>
      )}
    </div>
  );
}
