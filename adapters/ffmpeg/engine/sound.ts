import type { Frame } from 'node-av/lib';
import { filtered } from './filtered.ts';
import { framesOf } from './frames.ts';
import type { Source } from './source.ts';

/** The rate of everything that is encoded for playback. */
export const SAMPLE_RATE = 48_000;

/**
 * The sound of a recording from 0, as 48 kHz float, mono or stereo. Gaps are filled with silence, so that sound and
 * picture stay together. The first chain is built again whenever the source changes its format.
 */
export function* sound(source: Source, channels: 1 | 2, filters: readonly string[] = []): Generator<Frame> {
  if (!source.audio) return;
  const { stream, facts } = source.audio;
  function* decoded(): Generator<Frame> {
    for (const { frame } of framesOf(source.input, [stream], 1)) yield frame;
  }
  const layout = channels === 1 ? 'mono' : 'stereo';
  const even = filtered(
    decoded(),
    [
      ...mixFilters(facts.channels),
      `aformat=sample_fmts=fltp:sample_rates=${SAMPLE_RATE}:channel_layouts=${layout}`,
    ].join(','),
  );
  yield* filtered(
    even,
    [`asetpts=PTS-${source.startSeconds}/TB`, 'aresample=async=1:first_pts=0', ...filters].join(','),
  );
}

/** FFmpeg knows no layout for many channels: they are mixed evenly, odd ones to the left. */
export function mixFilters(channels: number): string[] {
  if (channels <= 8) return [];
  const side = (first: number): string =>
    Array.from({ length: Math.ceil((channels - first) / 2) }, (_, at) => first + at * 2)
      .map((channel, _, all) => `${1 / all.length}*c${channel}`)
      .join('+');
  return [`pan=stereo|c0=${side(0)}|c1=${side(1)}`];
}

/** Samples of an AAC block; the encoder drops an incomplete last block, so the sound is padded. */
const BLOCK = 1024;

/**
 * The encoder puts one block of silence in front, which players do not remove. Leaving out the first block keeps sound
 * and picture together.
 */
export const FOR_AAC = [
  'aformat=sample_fmts=fltp',
  `atrim=start_sample=${BLOCK}`,
  'asetpts=N/SR/TB',
  `asetnsamples=n=${BLOCK}:p=1`,
] as const;

/** Raises or lowers the sound; a limiter keeps it below -1.5 dB. */
export const gainFilters = (gainDb: number): string[] =>
  gainDb === 0 ? [] : [`volume=${gainDb}dB`, 'alimiter=limit=0.841:level=0:latency=1'];
