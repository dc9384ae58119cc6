import type { MediaFacts, VideoFacts } from './facts.ts';

/** One size of the picture, in square pixels, for HLS. */
export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  /** Kilobits per second, at most; still pictures need less. */
  readonly kilobits: number;
}

export interface PicturePlan {
  readonly durationMs: number;
  readonly poster: { readonly width: number; readonly height: number; readonly atMs: number };
  readonly thumbnails: { readonly width: number; readonly height: number; readonly intervalMs: number };
  readonly storyboard: StoryboardPlan;
}

export interface StoryboardPlan {
  readonly intervalMs: number;
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

/** Heights of the renditions; the short side of an upright video. */
const SIZES = [360, 720, 1080] as const;
const KILOBITS: readonly (readonly [size: number, kilobits: number])[] = [
  [240, 400],
  [360, 800],
  [480, 1_400],
  [720, 2_800],
  [1080, 5_000],
];
/** The source's own size is added if it is larger than the last rendition by this factor. */
const WORTH_ITS_OWN = 1.25;
export const FRAME_RATE_MAX = 30;
export const SEGMENT_SECONDS = 4;
/** Each segment needs a picture. A recording with fewer repeats them, but no more often. */
const FRAME_RATE_MIN = 1 / SEGMENT_SECONDS;
const POSTER_LONG_SIDE = 1280;

/** Thumbnails and storyboard: specification, document 001, section 9; decision D53. */
export const THUMBNAILS = { width: 640, height: 360, intervalMs: 1_000 } as const;
export const STORYBOARD: StoryboardPlan = { intervalMs: 1_000, columns: 10, rows: 10, tileWidth: 128, tileHeight: 72 };

/** At most three sizes, none larger than the source, smallest first so that playback starts early. */
export function renditionsOf({ width, height, frameRate }: VideoFacts): Rendition[] {
  const short = Math.min(width, height);
  const sizes: number[] = SIZES.filter((size) => size <= short);
  const largest = sizes.at(-1) ?? 0;
  if (short < SIZES.at(-1)! && short >= largest * WORTH_ITS_OWN) sizes.push(short);
  return sizes.slice(-3).map((size) => {
    const scale = size / short;
    return {
      width: even(width * scale),
      height: even(height * scale),
      frameRate: Math.max(FRAME_RATE_MIN, Math.min(FRAME_RATE_MAX, frameRate)),
      kilobits: KILOBITS.find(([most]) => size <= most)?.[1] ?? KILOBITS.at(-1)![1],
    };
  });
}

/** H.264 needs even sizes. */
const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2);

/** The time of the picture that shows a recording. The first frames are often black. */
export const posterMs = (durationMs: number): number => Math.min(Math.floor(durationMs / 10), 10_000);

export function picturesOf({ durationMs, video }: MediaFacts): PicturePlan | null {
  if (!video) return null;
  const scale = Math.min(1, POSTER_LONG_SIDE / Math.max(video.width, video.height));
  const intervalMs = Math.max(THUMBNAILS.intervalMs, Math.round(1000 / Math.max(FRAME_RATE_MIN, video.frameRate)));
  return {
    durationMs,
    poster: {
      width: even(video.width * scale),
      height: even(video.height * scale),
      atMs: posterMs(durationMs),
    },
    thumbnails: { ...THUMBNAILS, intervalMs },
    storyboard: { ...STORYBOARD, intervalMs },
  };
}

/** Bits per second of AAC. */
export const audioBitRate = (channels: number): number => (channels === 1 ? 96_000 : 128_000);

/** Milliseconds between two peaks of the waveform: fine for short recordings, at most about 20,000 peaks. */
export const peakInterval = (durationMs: number): number => Math.max(50, Math.ceil(durationMs / 20_000 / 10) * 10);

/** Target of normalized loudness in LUFS, for speech on small speakers (EBU R 128 s2 allows -20 to -16). */
const TARGET_LUFS = -16;
const SILENCE_LUFS = -60;
const GAIN_MAX_DB = 24;

/** Decibels that bring sound of this integrated loudness (EBU R 128) to the target. */
export function gainFor(lufs: number | null): number {
  if (lufs === null || lufs < SILENCE_LUFS) return 0;
  return Math.round(Math.max(-GAIN_MAX_DB, Math.min(GAIN_MAX_DB, TARGET_LUFS - lufs)) * 10) / 10;
}

/** Milliseconds after which a step is given up: slow machines need several times the duration for large pictures. */
export function stepTimeMs({ durationMs, video }: MediaFacts): number {
  const pixels = video ? video.width * video.height : 0;
  return STEP_BASE_MS + durationMs * (2 + Math.ceil(pixels / 500_000));
}

const STEP_BASE_MS = 10 * 60_000;
/** Less than any recording needs: a telephone call has 600 bytes a second. */
const BYTES_PER_SECOND_MIN = 400;

/**
 * Milliseconds of processor time after which a step is given up. They follow from the bytes of the recording, because
 * its duration and number of pictures are claims.
 */
export function stepProcessorMs(facts: MediaFacts, bytes: number): number {
  const durationMs = Math.min(facts.durationMs, (bytes * 1000) / BYTES_PER_SECOND_MIN);
  return stepTimeMs({ ...facts, durationMs });
}
