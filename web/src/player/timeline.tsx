import { clock } from '@evident/domain/content';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Chapter, Storyboard, TimelineMark, Waveform } from './recording-media.ts';
import { TimelinePreview } from './timeline-preview.tsx';
import { WaveformPicture } from './waveform-picture.tsx';
import styles from './timeline.module.css';

/** A time that runs. Milliseconds. */
export interface RunningTime {
  now(): number;
  onTime(listener: (ms: number) => void): () => void;
}

interface Props {
  time: RunningTime;
  durationMs: number;
  onSeek: (ms: number) => void;
  waveform?: Waveform | null;
  storyboard?: Storyboard | null;
  marks?: readonly TimelineMark[];
  chapters?: readonly Chapter[];
  /** Starts of the spans that are played one after another. */
  cuts?: readonly number[];
}

const STEP_MS: Record<string, number> = {
  ArrowLeft: -5_000,
  ArrowRight: 5_000,
  ArrowDown: -5_000,
  ArrowUp: 5_000,
  PageDown: -60_000,
  PageUp: 60_000,
};
const NO_MARKS: readonly TimelineMark[] = [];
const NO_CHAPTERS: readonly Chapter[] = [];
const NO_CUTS: readonly number[] = [];

/** The seek bar: waveform, highlights, moments and chapters. The position moves without rendering. */
export function Timeline({
  time,
  durationMs,
  onSeek,
  waveform = null,
  storyboard = null,
  marks = NO_MARKS,
  chapters = NO_CHAPTERS,
  cuts = NO_CUTS,
}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const played = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  useEffect(() => {
    let [shown, said] = ['', -1];
    const show = (ms: number) => {
      // A tenth of a pixel. Finer steps would paint every frame of a long recording.
      const percent = (durationMs > 0 ? Math.min(100, Math.max(0, (ms / durationMs) * 100)) : 0).toFixed(2);
      if (percent !== shown && head.current && played.current) {
        shown = percent;
        head.current.style.transform = `translateX(${percent}%)`;
        played.current.style.clipPath = `inset(0 calc(100% - ${percent}%) 0 0)`;
      }
      const second = Math.floor(ms / 1000);
      if (second === said || !bar.current) return;
      said = second;
      bar.current.setAttribute('aria-valuenow', String(second));
      bar.current.setAttribute('aria-valuetext', `${clock(ms)} of ${clock(durationMs)}`);
    };
    show(time.now());
    return time.onTime(show);
  }, [time, durationMs]);

  const msAt = ({ clientX }: PointerEvent) => {
    const { left, width } = bar.current!.getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientX - left) / width)) * durationMs;
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onSeek(msAt(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const ms = msAt(event);
    setHovered(ms);
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(ms);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? durationMs : time.now() + (STEP_MS[event.key] ?? Number.NaN);
    if (Number.isNaN(to) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSeek(Math.min(durationMs, Math.max(0, to)));
  };
  const at = (ms: number) => `${(Math.min(ms, durationMs) / Math.max(1, durationMs)) * 100}%`;

  return (
    <div className={styles.timeline} onPointerLeave={() => setHovered(null)}>
      <div
        ref={bar}
        className={styles.bar}
        role="slider"
        tabIndex={0}
        aria-label="Position"
        aria-valuemin={0}
        aria-valuemax={Math.floor(durationMs / 1000)}
        aria-valuenow={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <div className={styles.track} data-plain={waveform === null || undefined}>
          {waveform && <WaveformPicture peaks={waveform.peaks} />}
        </div>
        <div ref={played} className={styles.played} data-plain={waveform === null || undefined}>
          {waveform && <WaveformPicture peaks={waveform.peaks} />}
        </div>
        {cuts.slice(1).map((ms) => (
          <span key={ms} className={styles.cut} style={{ left: at(ms) }} />
        ))}
        {chapters.map(({ startMs }) => (
          <span key={startMs} className={styles.cut} style={{ left: at(startMs) }} />
        ))}
        <div className={styles.marks}>
          {marks.map(({ id, startMs, endMs, hue, kind }) => (
            <span
              key={id}
              className={styles.mark}
              data-mark={id}
              data-kind={kind}
              data-hue={hue ?? undefined}
              style={{ left: at(startMs), width: `max(3px, ${at(Math.max(0, endMs - startMs))})` }}
            />
          ))}
        </div>
        <div ref={head} className={styles.head} />
      </div>
      {hovered !== null && (
        <TimelinePreview
          ms={hovered}
          left={at(hovered)}
          storyboard={storyboard}
          mark={marks.findLast(
            (one) => hovered >= one.startMs && hovered <= Math.max(one.endMs, one.startMs + durationMs / 200),
          )}
          chapter={chapters.findLast(({ startMs }) => startMs <= hovered)}
        />
      )}
    </div>
  );
}
