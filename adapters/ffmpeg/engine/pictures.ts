import type { PictureSize, VideoFacts } from '@evident/domain/media';
import type { Frame } from 'node-av/lib';
import { filtered } from './filtered.ts';
import { framesOf } from './frames.ts';
import { turningFilters } from './rotation.ts';
import type { Source } from './source.ts';

/** How decoded pictures are brought to one size and rate. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  /** Keeps the proportions and fills the rest with black. */
  readonly fit?: boolean;
  /** Leaves out frames that no other frame needs; twice as fast. */
  readonly rough?: boolean;
}

/**
 * The pictures of a recording, upright, with square pixels and at a constant rate from 0. The first chain is built again
 * whenever the size of the source changes; the second keeps its clock.
 */
export function* pictures(source: Source, shape: PictureShape, threads: number): Generator<Frame> {
  if (!source.video) return;
  const { stream, facts } = source.video;
  function* decoded(): Generator<Frame> {
    for (const { frame } of framesOf(source.input, [stream], threads, shape.rough)) yield frame;
  }
  const sized = filtered(decoded(), sizeFilters(shape, facts).join(','));
  yield* filtered(sized, [`setpts=PTS-${source.startSeconds}/TB`, `fps=${shape.frameRate}:start_time=0`].join(','));
}

/** Scales to the shape, turned upright. */
export const sizeFilters = (shape: PictureShape, facts: VideoFacts): string[] => [
  ...uprightFilters(shape.fit ? fittedSize(shape, facts) : shape, facts),
  ...(shape.fit ? [borderFilter(shape)] : []),
];

/** The largest size with the proportions of the picture. */
export function fittedSize({ width, height }: PictureSize, facts: VideoFacts): PictureSize {
  const scale = Math.min(width / facts.width, height / facts.height);
  return { width: even(facts.width * scale), height: even(facts.height * scale) };
}

/** Scales to exactly this size, turned upright. */
export function uprightFilters({ width, height }: PictureSize, { rotation }: VideoFacts): string[] {
  const stored = rotation % 180 === 0 ? `${width}:${height}` : `${height}:${width}`;
  return [`scale=${stored}`, ...turningFilters(rotation), 'setsar=1', 'format=yuv420p'];
}

/** Fills what is missing from a size with black. */
export const borderFilter = ({ width, height }: PictureSize): string => `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`;

const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2);
