import { statSync } from 'node:fs';
import { Encoder, Muxer } from 'node-av/api';
import { FF_ENCODER_AAC } from 'node-av/constants';
import type { Frame, Packet } from 'node-av/lib';
import { audioBitRate, renditionsOf } from '@evident/domain/media';
import { encodeFrame } from '../engine/encoded.ts';
import { complete } from '../engine/faults.ts';
import { filtered } from '../engine/filtered.ts';
import { tooLong } from '../engine/refusals.ts';
import { SAMPLE_RATE } from '../engine/sound.ts';
import { openSource } from '../engine/source.ts';
import { type Canvas, type RenderPart, picturesOf, soundOf, stamped } from './render-spans.ts';
import { h264 } from './rendition.ts';

export interface RenderJob {
  readonly parts: readonly RenderPart[];
  readonly video: boolean;
  readonly target: string;
  readonly threads: number;
  readonly mostBytes: number;
}

/** A title card or sound alone, without a picture to take the size from. */
const CANVAS: Canvas = { width: 1280, height: 720, frameRate: 30 };
const CHECKED_EVERY = 500;
const BLOCK = 1024;

/** Renders the parts one after the other into one MP4 file. Each keeps its exact length, so that all stay in step. */
export function render(job: RenderJob, onTime: (seconds: number) => void): { readonly bytes: number } {
  const canvas = job.video ? canvasOf(job.parts) : null;
  const output = Muxer.openSync(job.target, { format: 'mp4', options: { movflags: 'faststart' } });
  const audioEncoder = Encoder.createSync(FF_ENCODER_AAC, { context: { bitRate: audioBitRate(2) } });
  const videoEncoder = canvas && h264({ kilobits: kilobitsFor(canvas), frameRate: canvas.frameRate }, job.threads);
  const videoIndex = videoEncoder ? output.addStream(videoEncoder) : -1;
  const audioIndex = output.addStream(audioEncoder);
  const to = (index: number) => (packet: Packet) => output.writePacketSync(packet, index);
  const video = canvas && videoEncoder ? numbered(allPictures(job, canvas), () => 1, canvas.frameRate) : none();
  const audio = filtered(
    numbered(allSound(job), (frame) => frame.nbSamples, SAMPLE_RATE),
    `asetnsamples=n=${BLOCK}:p=1`,
  );
  let [picture, sound] = [video.next(), audio.next()];
  for (let count = 0; !picture.done || !sound.done; count += 1) {
    // Whichever is behind comes next, so that the file is interleaved.
    if (!picture.done && (sound.done || secondsOf(picture.value) <= secondsOf(sound.value))) {
      onTime(secondsOf(picture.value));
      encodeFrame(videoEncoder!, picture.value, to(videoIndex));
      picture = video.next();
    } else if (!sound.done) {
      if (!canvas) onTime(secondsOf(sound.value));
      encodeFrame(audioEncoder, sound.value, to(audioIndex));
      sound = audio.next();
    }
    if (count % CHECKED_EVERY === 0 && statSync(job.target).size > job.mostBytes) tooLong();
  }
  if (videoEncoder) encodeFrame(videoEncoder, null, to(videoIndex));
  encodeFrame(audioEncoder, null, to(audioIndex));
  complete(output);
  return { bytes: statSync(job.target).size };
}

const secondsOf = (frame: Frame): number => (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den;

function* allPictures({ parts, threads }: RenderJob, canvas: Canvas): Generator<Frame> {
  for (const part of parts) yield* picturesOf(part, canvas, threads);
}
function* allSound({ parts }: RenderJob): Generator<Frame> {
  for (const part of parts) yield* soundOf(part);
}
function* none(): Generator<Frame> {}

function* numbered(frames: Iterable<Frame>, length: (frame: Frame) => number, rate: number): Generator<Frame> {
  let at = 0n;
  for (const frame of frames) {
    const next = at + BigInt(length(frame));
    yield stamped(frame, at, rate);
    at = next;
  }
}

/** The largest rendition of the first part with a picture. */
function canvasOf(parts: readonly RenderPart[]): Canvas {
  for (const path of new Set(parts.map((part) => part.path))) {
    const { input, video } = openSource(path);
    input.closeSync();
    const largest = video && renditionsOf(video.facts).at(-1);
    if (largest) return { ...largest, frameRate: CANVAS.frameRate };
  }
  return CANVAS;
}

const kilobitsFor = ({ width, height }: Canvas): number => Math.max(400, Math.round((width * height) / 330));
