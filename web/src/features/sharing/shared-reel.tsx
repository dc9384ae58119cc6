import type { SharedReel as Reel } from '@evident/domain/sharing';
import { Film } from 'lucide-react';
import { SpanPlayer } from '../../player/span-player.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import shared from './shared.module.css';
import styles from './shared-reel.module.css';

interface Props {
  title: string;
  reel: Reel;
}

const PREPARING = { title: 'This reel is being prepared', what: 'It plays here as soon as it is ready.' };
const WITHOUT_CLIP: Record<Reel['state'], { title: string; what: string }> = {
  READY: PREPARING,
  PREPARING,
  EMPTY: { title: 'This reel is empty', what: 'Ask the person who sent the link.' },
  FAILED: { title: 'This reel can’t be played', what: 'Ask the person who sent the link.' },
};

/** A shared reel: its one file with captions, and the words to read. */
export function SharedReel({ title, reel: { clip, state, captions } }: Props) {
  return (
    <article className={styles.reel} aria-label={title || 'Reel'}>
      <h1 className={shared.title} dir="auto">
        {title || 'Reel'}
      </h1>
      {clip ? (
        <SpanPlayer
          spans={[{ fileId: clip.clipId, startMs: 0, endMs: Math.round(clip.clipDuration * 1000) }]}
          label={title || 'Reel'}
          cues={captions}
        />
      ) : (
        <StateMessage icon={Film} title={WITHOUT_CLIP[state].title}>
          {WITHOUT_CLIP[state].what}
        </StateMessage>
      )}
      {clip && !clip.video && captions.length > 0 && (
        <div className={styles.said} dir="auto">
          {captions.map(({ startMs, text, speaker }, at) => (
            <p key={startMs}>
              {speaker !== null && speaker !== captions[at - 1]?.speaker && <strong>{`${speaker}: `}</strong>}
              {text}
            </p>
          ))}
        </div>
      )}
    </article>
  );
}
