import { Captions, Fullscreen, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore } from '../kernel/store.ts';
import type { Cue } from './cues.ts';
import { useFullScreen } from './larger.ts';
import { Picture } from './picture.tsx';
import { useFindPlayable } from './playable.ts';
import { PlaybackControls } from './playback-controls.tsx';
import { PlayerButton } from './player-button.tsx';
import type { PlaySpan, TimelineMark } from './recording-media.ts';
import { createSpanPlayback, type SpanPlayback } from './span-playback.ts';
import { startsOf, totalOf } from './spans.ts';
import { Timeline } from './timeline.tsx';
import { useReplaced } from './use-replaced.ts';
import styles from './span-player.module.css';

interface Props {
  spans: readonly PlaySpan[];
  /** Accessible name: the title of the reel. */
  label: string;
  /** Captions in the common time of the spans; absent without. */
  cues?: readonly Cue[] | undefined;
  /** Starts at once; a browser allows it after a click. */
  autoPlay?: boolean;
  /** Only play, time and timeline. */
  compact?: boolean;
  /** Called with the span that plays. */
  onIndex?: (index: number) => void;
  /** Reports whether it plays. */
  onPlaying?: (playing: boolean) => void;
  /** The playback, to seek from outside; null when it ends. */
  onPlayback?: (playback: SpanPlayback | null) => void;
  /** Further buttons at the end. */
  children?: ReactNode;
}

/** Plays seconds of one or several recordings one after another, at once and without rendering a file. */
export function SpanPlayer(props: Props) {
  const { spans } = props;
  const find = useFindPlayable();
  // A list is the same as long as its seconds are.
  const key = spans.map(({ fileId, startMs, endMs }) => `${fileId} ${startMs} ${endMs}`).join();
  const [playback, setPlayback] = useState<SpanPlayback | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const made = createSpanPlayback(latest.current.spans, find);
    // oxlint-disable-next-line react/set-state-in-effect -- media elements exist only while the player is shown
    setPlayback(made);
    latest.current.onPlayback?.(made);
    if (latest.current.autoPlay) made.play();
    const told = made.state.subscribe(() => {
      latest.current.onPlaying?.(made.state.get().playing);
      latest.current.onIndex?.(made.state.get().index);
    });
    return () => {
      told();
      made.close();
      latest.current.onPlayback?.(null);
    };
  }, [key, find]);
  return playback && <Shown key={key} {...props} playback={playback} />;
}

function Shown({ spans, label, cues, compact = false, playback, children }: Props & { playback: SpanPlayback }) {
  const root = useRef<HTMLElement>(null);
  const { playing, waiting, index, front, picture, poster, problem } = useStore(playback.state);
  useReplaced(spans.slice(index, index + 2), playing, () => playback.seek(playback.now()));
  const [captions, setCaptions] = useState(true);
  const fullScreen = useFullScreen(root);
  const elements = useMemo(() => playback.decks.map(({ element }) => element), [playback]);
  const [starts, durationMs] = useMemo(() => [startsOf(spans), totalOf(spans)], [spans]);
  const marks = useMemo(() => titlesOf(spans, starts), [spans, starts]);
  const toggle = () => (playing ? playback.pause() : playback.play());
  const title = spans[index]?.title;
  return (
    <section ref={root} className={styles.player} aria-label={label} data-compact={compact || undefined}>
      {picture && (
        <Picture
          elements={elements}
          shown={front}
          time={playback}
          poster={poster}
          cues={captions ? (cues ?? null) : null}
          onPress={toggle}
        />
      )}
      {title && !compact && (
        <p className={styles.title} dir="auto">
          {spans.length > 1 && <span className={styles.count}>{`${index + 1} of ${spans.length}`}</span>} {title}
        </p>
      )}
      <div className={styles.side}>
        <PlaybackControls
          time={playback}
          durationMs={durationMs}
          playing={playing}
          waiting={waiting}
          reason={problem ?? undefined}
          compact={compact}
          onToggle={toggle}
          onJump={(byMs) => playback.seek(playback.now() + byMs)}
        >
          {spans.length > 1 && (
            <>
              <PlayerButton
                label="Previous"
                icon={SkipBack}
                onClick={() => playback.seek(starts[Math.max(0, index - 1)]!)}
              />
              <PlayerButton
                label="Next"
                icon={SkipForward}
                onClick={() => playback.seek(starts[Math.min(spans.length - 1, index + 1)]!)}
              />
            </>
          )}
          {children}
          {picture && cues && (
            <PlayerButton label="Captions" icon={Captions} on={captions} onClick={() => setCaptions(!captions)} />
          )}
          {picture && !compact && document.fullscreenEnabled && (
            <PlayerButton
              label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
              icon={Fullscreen}
              onClick={fullScreen.toggle}
            />
          )}
        </PlaybackControls>
        <Timeline time={playback} durationMs={durationMs} onSeek={playback.seek} marks={marks} cuts={starts} />
      </div>
      {problem && (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      )}
    </section>
  );
}

/** The titles of spans, for the preview at the pointer. */
const titlesOf = (spans: readonly PlaySpan[], starts: readonly number[]): TimelineMark[] =>
  spans.flatMap(({ title, startMs, endMs }, at) =>
    title
      ? [
          {
            id: String(at),
            startMs: starts[at]!,
            endMs: starts[at]! + endMs - startMs,
            title,
            hue: null,
            kind: 'words' as const,
          },
        ]
      : [],
  );
