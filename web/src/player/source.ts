import type { ErrorData } from 'hls.js';
import type { Recording, RecordingMedia } from './recording-media.ts';

/** Seconds that are loaded ahead, and the tolerance when looking for a fragment (document 001, section 9). */
const HLS = { maxBufferLength: 60, maxFragLookUpTolerance: 0.25 } as const;

/** Where the bytes of a recording come from: an HLS playlist, or one file that the browser plays itself. */
export interface Source {
  readonly kind: 'hls' | 'plain';
  readonly url: string;
  /** Of the recording. */
  readonly version: string;
  /** Headers of HLS requests. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns the best source there is: the playlist, the audio rendition, or the original while it is being processed.
 * null if the browser cannot play the original.
 */
export function sourceOf(
  recording: Pick<Recording, 'mediaType' | 'content' | 'headers'>,
  media: Pick<RecordingMedia, 'state' | 'version' | 'playlist' | 'audio' | 'hasVideo'>,
  canPlay: (mediaType: string) => boolean,
): Source | null {
  const { state, version, playlist, audio, hasVideo } = media;
  if (state === 'WITHHELD') return null;
  if (playlist)
    return { kind: 'hls', url: playlist, version, ...(recording.headers && { headers: recording.headers }) };
  if (audio && !hasVideo) return { kind: 'plain', url: audio, version };
  return canPlay(recording.mediaType) ? { kind: 'plain', url: recording.content, version } : null;
}

/** QuickTime files mostly hold what browsers play, but no browser says so. The others end in an error. */
const OFTEN_PLAYED = new Set(['video/quicktime', 'video/x-m4v', 'audio/x-m4a']);

export const browserPlays = (mediaType: string): boolean =>
  OFTEN_PLAYED.has(mediaType) || document.createElement('video').canPlayType(mediaType) !== '';

interface Reports {
  /** Called when `play()` has something to play. */
  readonly attached: () => void;
  readonly failed: () => void;
}

/** Attaches a source to a media element. Returns a function that detaches it and stops loading. */
export function attachSource(
  element: HTMLVideoElement,
  source: Source,
  startMs: number,
  { attached, failed }: Reports,
): () => void {
  element.addEventListener('error', failed);
  let detach = () => {};
  let gone = false;
  const plain = () => {
    element.src = source.url;
    attached();
  };
  if (source.kind === 'plain') plain();
  else
    void import('hls.js').then(
      ({ default: Hls }) => {
        if (gone) return;
        if (!Hls.isSupported()) return plain();
        // The transmuxer has nothing to do for fMP4, so that a worker would only cost.
        const hls = new Hls({
          ...HLS,
          startPosition: startMs / 1000,
          enableWorker: false,
          xhrSetup: (request) => {
            for (const [name, value] of Object.entries(source.headers ?? {})) request.setRequestHeader(name, value);
          },
        });
        const recover = recovery(() => hls.recoverMediaError(), failed);
        hls.on(Hls.Events.ERROR, (_event, data) => recover(data));
        hls.loadSource(source.url);
        hls.attachMedia(element);
        detach = () => hls.destroy();
        return attached();
      },
      () => !gone && failed(),
    );
  return () => {
    gone = true;
    element.removeEventListener('error', failed);
    detach();
    element.removeAttribute('src');
    element.load();
  };
}

/** hls.js retries requests itself. A decoding error is worth one more attempt. */
function recovery(again: () => void, failed: () => void): (error: ErrorData) => void {
  let tried = false;
  return ({ fatal, type }) => {
    if (!fatal) return;
    if (String(type) !== 'mediaError' || tried) return failed();
    tried = true;
    again();
  };
}
