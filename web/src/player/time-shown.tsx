import { clock } from '@evident/domain/content';
import { useEffect, useRef } from 'react';
import type { RunningTime } from './timeline.tsx';
import styles from './playback-controls.module.css';

/** The current time and the length, written without rendering. */
export function TimeShown({ time, durationMs }: { time: RunningTime; durationMs: number }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let said = '';
    const show = (ms: number) => {
      const words = clock(ms);
      if (words !== said && place.current) place.current.textContent = said = words;
    };
    show(time.now());
    return time.onTime(show);
  }, [time]);
  return (
    <span className={styles.time}>
      <span ref={place} className={styles.now}>
        0:00
      </span>
      <span className={styles.of}> / {clock(durationMs)}</span>
    </span>
  );
}
