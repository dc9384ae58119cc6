import type { RenderEdit } from '@evident/domain/media';
import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { type Frame, Rational } from 'node-av/lib';
import { blackFrame, silentFrame } from '../engine/blank.ts';
import { hidingFilters, silencingFilters } from '../engine/edits.ts';
import { filtered } from '../engine/filtered.ts';
import { framesOf } from '../engine/frames.ts';
import { borderFilter, fittedSize, uprightFilters } from '../engine/pictures.ts';
import { SAMPLE_RATE, gainFilters, mixFilters } from '../engine/sound.ts';
import { type Source, openSource } from '../engine/source.ts';

/** A part of a recording, ready to be rendered. */
export interface RenderPart {
  readonly path: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly gainDb: number;
  readonly edits: readonly RenderEdit[];
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
}

/** Sound before the start of a part, so that its first block decodes exactly. */
const LEAD_SECONDS = 1;
const BLOCK = 1024;
const secondsOf = (frame: Frame): number => (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den;

/** Exactly as many pictures as the part is long; the last one is repeated if the recording ends early. */
export function* picturesOf(part: RenderPart, canvas: Canvas, threads: number): Generator<Frame> {
  const { width, height, frameRate } = canvas;
  const wanted = Math.max(1, Math.round(((part.endMs - part.startMs) * frameRate) / 1000));
  let count = 0;
  const source = openSource(part.path);
  if (source.video) {
    const from = part.startMs / 1000 + source.startSeconds;
    const size = fittedSize(canvas, source.video.facts);
    const shaped = uprightFilters(size, source.video.facts);
    const timed = [
      `setpts=PTS-${from.toFixed(6)}/TB`,
      `fps=${frameRate}:start_time=0`,
      'tpad=stop=-1:stop_mode=clone',
      `trim=end_frame=${wanted}`,
    ];
    // Hides what is shown in a span, also of a picture that began before it.
    const hiding = hidingFilters(part.edits, { size, start: -part.startMs / 1000, frameRate });
    const frames = filtered(within(source, 'video', part, threads), shaped.join(','));
    for (const frame of filtered(filtered(frames, timed.join(',')), [...hiding, borderFilter(canvas)].join(','))) {
      count += 1;
      yield frame;
    }
  }
  source.input.closeSync();
  for (; count < wanted; count += 1) yield blackFrame(width, height);
}

/** Exactly as many samples as the part is long, silent where the recording has no sound. */
export function* soundOf(part: RenderPart): Generator<Frame> {
  const wanted = Math.round(((part.endMs - part.startMs) * SAMPLE_RATE) / 1000);
  let count = 0;
  const source = openSource(part.path);
  if (source.audio) {
    const from = part.startMs / 1000 + source.startSeconds;
    const even = [
      ...mixFilters(source.audio.facts.channels),
      `aformat=sample_fmts=fltp:sample_rates=${SAMPLE_RATE}:channel_layouts=stereo`,
      ...silencingFilters(part.edits, 2, source.startSeconds),
    ];
    const timed = [
      `asetpts=PTS-${from.toFixed(6)}/TB`,
      'atrim=start=0',
      'aresample=async=1:first_pts=0',
      ...gainFilters(part.gainDb),
      `atrim=end_sample=${wanted}`,
      'aformat=sample_fmts=fltp:channel_layouts=stereo',
    ];
    for (const frame of filtered(filtered(within(source, 'audio', part, 1), even.join(',')), timed.join(','))) {
      count += frame.nbSamples;
      yield frame;
    }
  }
  source.input.closeSync();
  for (; count < wanted; count += BLOCK) yield silentFrame(Math.min(BLOCK, wanted - count));
}

/** Frames that are shown or heard within a part, and the few before that they need. */
function* within(source: Source, kind: 'video' | 'audio', part: RenderPart, threads: number): Generator<Frame> {
  const { stream } = source[kind]!;
  const [start, end] = [part.startMs / 1000 + source.startSeconds, part.endMs / 1000 + source.startSeconds];
  const lead = kind === 'audio' ? LEAD_SECONDS : 0;
  if (part.startMs > lead * 1000) source.input.seekSync(start - lead, -1, AVSEEK_FLAG_BACKWARD);
  let before: Frame | null = null;
  for (const { frame } of framesOf(source.input, [stream], threads)) {
    const at = secondsOf(frame);
    if (at >= end) {
      frame.free();
      break;
    }
    if (kind === 'video' && at < start) {
      // The picture at the start may have begun before it.
      before?.free();
      before = frame;
      continue;
    }
    if (before) yield before;
    before = null;
    yield frame;
  }
  if (before) yield before;
}

/** Numbers frames one after the other across parts. */
export function stamped(frame: Frame, at: bigint, rate: number): Frame {
  frame.pts = at;
  frame.timeBase = new Rational(1, rate);
  return frame;
}
