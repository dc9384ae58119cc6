import type { VideoFacts } from '@evident/domain/media';
import type { Frame } from 'node-av/lib';
import { filtered } from './filtered.ts';
import { framesOf } from './frames.ts';
import { uprightFilters } from './rotation.ts';
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

/** Scales to the shape, turned upright. `hide` gets the size of the picture without its black borders. */
export function sizeFilters(
  { width, height, fit }: PictureShape,
  facts: VideoFacts,
  hide: (size: { readonly width: number; readonly height: number }) => string[] = () => [],
): string[] {
  const scale = fit ? Math.min(width / facts.width, height / facts.height) : null;
  const [w, h] = scale === null ? [width, height] : [even(facts.width * scale), even(facts.height * scale)];
  const stored = facts.rotation % 180 === 0 ? `${w}:${h}` : `${h}:${w}`;
  const pad = fit ? [`pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`] : [];
  const upright = [`scale=${stored}`, ...uprightFilters(facts.rotation), 'setsar=1', 'format=yuv420p'];
  return [...upright, ...hide({ width: w, height: h }), ...pad];
}

const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2);
