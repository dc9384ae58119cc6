import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useStore } from '../kernel/store.ts';
import { clipPlaying, clipStore, clipToggle, closeClip } from './clip.ts';
import { PlayerButton } from './player-button.tsx';
import type { SpanPlayback } from './span-playback.ts';
import { SpanPlayer } from './span-player.tsx';
import styles from './clip-corner.module.css';

/** Plays the seconds of a highlight in the corner of the page, while its list stays as it is. */
export function ClipCorner() {
  const clip = useStore(clipStore);
  const onPlayback = useCallback((playback: SpanPlayback | null) => {
    clipToggle.set(playback && (() => (playback.state.get().playing ? playback.pause() : playback.play())));
  }, []);
  if (!clip) return null;
  return (
    <aside className={styles.corner} aria-label="Clip">
      <SpanPlayer
        key={clip.id}
        spans={[clip.span]}
        label={clip.title}
        autoPlay
        compact
        onPlaying={clipPlaying.set}
        onPlayback={onPlayback}
      >
        <PlayerButton label="Close the clip" icon={X} onClick={closeClip} />
      </SpanPlayer>
      <p className={styles.words} dir="auto">
        {clip.title}
      </p>
    </aside>
  );
}
