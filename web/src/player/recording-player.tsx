import { Captions, Expand, Fullscreen, PictureInPicture2, Shrink } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { useStore } from '../kernel/store.ts';
import type { Cue } from './cues.ts';
import type { Deck } from './deck.ts';
import { Picture } from './picture.tsx';
import { PlaybackControls } from './playback-controls.tsx';
import { PlayerButton } from './player-button.tsx';
import { changeSettings, playerSettings } from './player-settings.ts';
import { Preparing } from './preparing.tsx';
import type { Chapter, Recording, RecordingMedia, TimelineMark } from './recording-media.ts';
import { Timeline } from './timeline.tsx';
import { pictureInPicture, useFullScreen } from './larger.ts';
import { useRecording } from './use-recording.ts';
import { useRecordingKeys } from './use-recording-keys.ts';
import styles from './recording-player.module.css';

interface Props {
  deck: Deck;
  recording: Recording;
  /** null while unknown. */
  media: RecordingMedia | null;
  marks?: readonly TimelineMark[];
  chapters?: readonly Chapter[];
  /** Captions from the words; absent without timed words. Called when captions are switched on. */
  captions?: (() => readonly Cue[]) | undefined;
  /** Sorted starts of turns and highlights. */
  stops?: () => ArrayLike<number>;
  /** Above the controls: the choice among several recordings. */
  head?: ReactNode;
  /** Buttons of the place where the player is. */
  more?: ReactNode;
  /** Processes the recording again after a failure; absent if not allowed. */
  onRetry?: (() => void) | undefined;
}

const NO_STOPS = () => [];

/** Plays a recording: picture, timeline with waveform and highlights, controls. */
export function RecordingPlayer({
  deck,
  recording,
  media,
  marks,
  chapters,
  captions,
  stops = NO_STOPS,
  head,
  more,
  onRetry,
}: Props) {
  const root = useRef<HTMLElement>(null);
  const { playing, waiting, durationMs, waveform, reason } = useRecording(deck, recording, media);
  const { captions: captioned, largePicture } = useStore(playerSettings);
  const elements = useMemo(() => [deck.element], [deck]);
  const fullScreen = useFullScreen(root);
  const picture = media?.hasVideo ?? recording.mediaType.startsWith('video/');
  const large = largePicture || fullScreen.on;
  const cues = useMemo(() => (captioned && picture ? (captions?.() ?? null) : null), [captioned, picture, captions]);
  useRecordingKeys({ deck, stops });
  const toggle = () => (playing ? deck.pause() : deck.play());
  const play = () => reason === undefined && toggle();
  return (
    <section
      ref={root}
      className={styles.player}
      aria-label={`Recording ${recording.name}`}
      data-picture={picture || undefined}
      data-large={(picture && large) || undefined}
    >
      <div className={styles.parts}>
        {picture && (
          <Picture elements={elements} time={deck} poster={media?.poster ?? null} cues={cues} onPress={play} />
        )}
        <div className={styles.side}>
          {head}
          <PlaybackControls
            time={deck}
            durationMs={durationMs}
            playing={playing}
            waiting={waiting}
            reason={reason}
            onToggle={toggle}
            onJump={(byMs) => deck.seek(deck.now() + byMs)}
            silence={waveform !== null}
          >
            {more}
            {picture && captions && large && (
              <PlayerButton
                label="Captions"
                icon={Captions}
                rare
                on={captioned}
                onClick={() => changeSettings({ captions: !captioned })}
              />
            )}
            {picture && document.pictureInPictureEnabled && (
              <PlayerButton
                label="Picture in picture"
                icon={PictureInPicture2}
                className={styles.wide}
                onClick={() => void pictureInPicture(deck.element)}
              />
            )}
            {picture && !fullScreen.on && (
              <PlayerButton
                label={largePicture ? 'Smaller picture' : 'Larger picture'}
                icon={largePicture ? Shrink : Expand}
                onClick={() => changeSettings({ largePicture: !largePicture })}
              />
            )}
            {picture && document.fullscreenEnabled && (
              <PlayerButton
                label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
                icon={Fullscreen}
                className={styles.wide}
                onClick={fullScreen.toggle}
              />
            )}
          </PlaybackControls>
          <Timeline
            time={deck}
            durationMs={durationMs}
            onSeek={deck.seek}
            waveform={waveform}
            storyboard={media?.storyboard ?? null}
            marks={marks}
            chapters={chapters}
          />
        </div>
      </div>
      {media && <Preparing media={media} reason={reason} onRetry={onRetry} />}
    </section>
  );
}
