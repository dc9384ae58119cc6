import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Cue } from './cues.ts';
import type { RunningTime } from './timeline.tsx';
import { lastStartAt } from './word-at.ts';
import styles from './picture.module.css';

interface Props {
  /** Media elements, one on top of the other. */
  elements: readonly HTMLVideoElement[];
  /** Which of them is seen. */
  shown?: number;
  time: RunningTime;
  poster: string | null;
  /** Captions; null while they are off. */
  cues: readonly Cue[] | null;
  onPress: () => void;
}

/** The picture of a recording. The buttons next to it control it; pressing the picture plays or pauses too. */
export function Picture({ elements, shown = 0, time, poster, cues, onPress }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.prepend(...elements);
    return () => {
      for (const element of elements) element.remove();
    };
  }, [elements]);
  useLayoutEffect(() => {
    for (const [at, element] of elements.entries()) {
      element.toggleAttribute('data-back', at !== shown);
      if (poster) element.setAttribute('poster', poster);
      else element.removeAttribute('poster');
    }
  }, [elements, shown, poster]);
  return (
    <div ref={place} className={styles.picture} onClick={onPress}>
      {cues && <Caption time={time} cues={cues} />}
    </div>
  );
}

function Caption({ time, cues }: { time: RunningTime; cues: readonly Cue[] }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const starts = Int32Array.from(cues, ({ startMs }) => startMs);
    let said = '';
    const show = (ms: number) => {
      const cue = cues[lastStartAt(starts, ms)];
      const words = cue && ms < cue.endMs + 500 ? cue.text : '';
      if (words !== said && place.current) place.current.textContent = said = words;
    };
    show(time.now());
    return time.onTime(show);
  }, [time, cues]);
  return (
    <div className={styles.caption}>
      <span ref={place} />
    </div>
  );
}
