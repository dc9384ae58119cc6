import type { SharedQuote } from '@evident/domain/sharing';
import { PlayHighlight } from '../../player/play-highlight.tsx';

/** Plays the seconds of a quote on a public page. */
export function QuoteClip({ words: { text, clip } }: { words: SharedQuote }) {
  if (!clip) return null;
  const { clipId, clipDuration, video } = clip;
  return (
    <PlayHighlight
      highlight={{
        id: clipId,
        text,
        startMs: 0,
        endMs: Math.round(clipDuration * 1000),
        pdfHighlightAreas: [],
        audioVideo: {
          fileId: clipId,
          startTime: 0,
          endTime: clipDuration,
          snippetStartTime: 0,
          snippetEndTime: clipDuration,
          type: video ? 'AV' : 'AUDIO',
        },
      }}
    />
  );
}
