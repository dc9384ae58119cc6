import { refuse } from '../kernel/index.ts';

/** Times in milliseconds from the start of the recording; the end is exclusive. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** The picture as a viewer sees it: upright, with square pixels. */
export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  /** Clockwise degrees by which the stored picture is turned for display: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Average frames per second that are there, not those that the header claims; at most {@link FRAME_RATE_MAX} are kept. */
  readonly frameRate: number;
  readonly codec: string;
}

export interface AudioFacts {
  readonly channels: number;
  /** In Hz. */
  readonly sampleRate: number;
  readonly codec: string;
}

/** Facts about a recording, read from its streams and not from its name. */
export interface MediaFacts {
  /** Of what can be played, also if the header claims more. */
  readonly durationMs: number;
  /** The duration in the header, if it is far from what can be played. */
  readonly claimedMs?: number;
  readonly video: VideoFacts | null;
  readonly audio: AudioFacts | null;
}

/** 8K UHD with room for rounded-up sizes. */
export const VIDEO_PIXELS_MAX = 8192 * 4320;
/** A day. */
export const DURATION_MAX_MS = 86_400_000;
export const CHANNELS_MAX = 64;

/** Refuses recordings that cannot be processed, with a sentence for the member. */
export function refuseUnplayable({ durationMs, video, audio }: MediaFacts): void {
  if (!video && !audio)
    refuse(
      'UnprocessableContent',
      'The file has neither picture nor sound',
      'It may be damaged. Export it again, and upload the new file.',
    );
  if (durationMs <= 0) refuse('UnprocessableContent', 'The recording is empty', 'Export it again, and upload it.');
  if (durationMs > DURATION_MAX_MS)
    refuse('UnprocessableContent', 'The recording is longer than 24 hours', 'Split it, and upload the parts.');
  if (video && video.width * video.height > VIDEO_PIXELS_MAX)
    refuse(
      'UnprocessableContent',
      'The picture of the recording is larger than 8K',
      'Export it with at most 7680 × 4320 pixels, and upload it again.',
    );
  if (audio && audio.channels > CHANNELS_MAX)
    refuse(
      'UnprocessableContent',
      `The recording has more than ${CHANNELS_MAX} audio channels`,
      'Export it in stereo, and upload it again.',
    );
}
