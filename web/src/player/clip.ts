import { createStore } from '../kernel/store.ts';
import type { PlaySpan } from './recording-media.ts';

/** Seconds that play in the corner of the page. */
export interface Clip {
  /** The highlight. */
  readonly id: string;
  readonly title: string;
  readonly span: PlaySpan;
}

/** The clip in the corner; null if none. Only one, because only one thing plays at a time. */
export const clipStore = createStore<Clip | null>(null);
export const clipPlaying = createStore(false);
/** Plays or pauses the clip in the corner. */
export const clipToggle = createStore<(() => void) | null>(null);

export const closeClip = (): void => {
  clipStore.set(null);
  clipPlaying.set(false);
};
