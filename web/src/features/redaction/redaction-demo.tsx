import { RangeSlider, Switch, Text } from '@mantine/core';
import { clock } from '@evident/domain/content';
import { type Keyframe, type VideoEdit, videoEditOf } from '@evident/domain/redaction';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Bleep } from './bleep.ts';
import { type Effects, EffectsChoice } from './effects.tsx';
import { regionAt } from './regions.ts';
import styles from './redaction-demo.module.css';

interface Props {
  /** Address of the video. */
  source: string;
  durationMs: number;
}

const WHOLE: Keyframe = { atMs: 0, left: 0, top: 0, width: 100, height: 100 };
/** A region that follows the middle of the picture. */
const MOVING: readonly Keyframe[] = [
  { ...WHOLE, left: 8, top: 20, width: 34, height: 56 },
  { ...WHOLE, atMs: 11_000, left: 58, top: 20, width: 34, height: 56 },
];

/** Shows what a redaction does to a video. Nothing is stored or rendered. */
export function RedactionDemo({ source, durationMs }: Props) {
  const [effects, setEffects] = useState<Effects>({
    audio: 'MUTE',
    video: 'BLUR_REGION',
    videoStyle: 'COVER',
    removeWords: false,
  });
  const [span, setSpan] = useState<[number, number]>([2_000, 8_000]);
  const [isOriginal, showOriginal] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const bleep = useRef<Bleep>(null);
  useEffect(() => () => bleep.current?.close(), []);
  const isIn = (ms: number) => !isOriginal && ms >= span[0] && ms < span[1];
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const ms = currentTarget.currentTime * 1_000;
    setAtMs(ms);
    currentTarget.muted = isIn(ms) && effects.audio !== 'KEEP';
    const isBleeping = isIn(ms) && effects.audio === 'BLEEP' && !currentTarget.paused;
    if (isBleeping) bleep.current ??= new Bleep();
    bleep.current?.sound(isBleeping);
  };
  const hidden = effects.video === 'BLUR_REGION' ? regionAt(MOVING, atMs) : effects.video === 'KEEP' ? null : WHOLE;
  return (
    <div className={styles.demo}>
      <div className={styles.picture}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the speech of the sample is its transcript's, the demonstration is about the picture */}
        <video
          src={source}
          controls
          preload="metadata"
          aria-label="Sample video"
          onTimeUpdate={follow}
          onSeeking={follow}
          onPause={follow}
        />
        {hidden && isIn(atMs) && (
          <div
            className={styles.hidden}
            data-style={effects.videoStyle}
            data-testid="hidden"
            style={{
              left: `${hidden.left}%`,
              top: `${hidden.top}%`,
              width: `${hidden.width}%`,
              height: `${hidden.height}%`,
            }}
          />
        )}
      </div>
      <div>
        <Switch
          label="Show the original"
          checked={isOriginal}
          onChange={({ currentTarget }) => showOriginal(currentTarget.checked)}
        />
        <EffectsChoice
          effects={effects}
          hasSound
          hasPicture
          regions
          wordsLabel="Remove the words of these seconds from the transcript"
          onChange={setEffects}
        />
        <Text mt={16}>
          Redacted from {clock(span[0])} to {clock(span[1])}
        </Text>
        <RangeSlider
          my={12}
          min={0}
          max={durationMs}
          step={100}
          minRange={500}
          label={clock}
          thumbFromLabel="From"
          thumbToLabel="To"
          value={span}
          onChange={setSpan}
        />
        <Text c="dimmed">The video edit that the renderer gets:</Text>
        <pre className={styles.edit} tabIndex={0}>
          {JSON.stringify(editOf(effects, span), null, 2)}
        </pre>
        <Text c="dimmed">
          Nothing is stored here. In a note, select words or choose Redact part in the menu of the recording: the
          recording is then rendered without them.
        </Text>
      </div>
    </div>
  );
}

const editOf = (effects: Effects, [startMs, endMs]: readonly [number, number]): VideoEdit =>
  videoEditOf({ ...effects, id: 1, keyframes: MOVING, startMs, endMs });
