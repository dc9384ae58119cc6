import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { createStore } from '../kernel/store.ts';
import type { PlaySpan } from './recording-media.ts';

/** Seconds that play in the corner of the page. */
export interface Clip {
  /** The highlight. */
  readonly id: string;
  readonly title: string;
  readonly span: PlaySpan;
}

export type PlayedHighlight = Pick<
  HighlightView,
  'id' | 'text' | 'startMs' | 'endMs' | 'pdfHighlightAreas' | 'audioVideo'
>;

/** The clip in the corner; null if none. Only one, because only one thing plays at a time. */
export const clipStore = createStore<Clip | null>(null);
export const clipPlaying = createStore(false);
/** Plays or pauses the clip in the corner. */
export const clipToggle = createStore<(() => void) | null>(null);

/** Plays a clip in the corner; pauses or goes on if it is there already. */
export function toggleClip(clip: Clip): void {
  if (clipStore.get()?.id === clip.id) clipToggle.get()?.();
  else clipStore.set(clip);
}

/** The seconds of a highlight that are played; null without a recording. */
export function clipOf(highlight: PlayedHighlight): Clip | null {
  if (!highlight.audioVideo) return null;
  const { fileId, snippetStartTime, snippetEndTime } = highlight.audioVideo;
  const span = { fileId, startMs: Math.round(snippetStartTime * 1000), endMs: Math.round(snippetEndTime * 1000) };
  return { id: highlight.id, title: highlightLabel(highlight), span };
}

export const closeClip = (): void => {
  clipStore.set(null);
  clipPlaying.set(false);
};
