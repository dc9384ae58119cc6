import { type HighlightView, toMs } from '../highlights/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { REEL_ITEMS_MAX, type ReelItem } from './reel.ts';

/** Items for the highlights that have seconds in a recording of the project; trimmed as the highlights are. */
export const itemsOf = (highlights: readonly HighlightView[], projectId: Uuid, newId: () => Uuid): ReelItem[] =>
  highlights
    .filter((highlight) => highlight.projectId === projectId && !highlight.lost)
    .flatMap(({ id, audioVideo }) =>
      audioVideo
        ? [
            {
              id: newId(),
              highlightId: id,
              fileId: audioVideo.fileId,
              startMs: toMs(audioVideo.snippetStartTime),
              endMs: toMs(audioVideo.snippetEndTime),
              cuts: [],
              title: null,
            },
          ]
        : [],
    )
    .filter(({ startMs, endMs }) => endMs > startMs)
    .slice(0, REEL_ITEMS_MAX);
