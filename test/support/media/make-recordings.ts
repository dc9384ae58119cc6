import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Encoder, Muxer } from 'node-av/api';
import { AV_CHANNEL_LAYOUT_MONO, AV_PIX_FMT_YUV420P, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { Frame, type Packet, Rational } from 'node-av/lib';
import { blackFrame } from '../../../adapters/ffmpeg/engine/blank.ts';
import { encodeFrame } from '../../../adapters/ffmpeg/engine/encoded.ts';
import { aac } from '../../../adapters/ffmpeg/tasks/audio-rendition.ts';
import { h264 } from '../../../adapters/ffmpeg/tasks/rendition.ts';
import { NAME, NAME_LEFT, NAME_TOP } from './name.ts';
import { WRITTEN_SIZE, writtenPicture } from './written-picture.ts';
import { claimingHours, corrupted, turned } from './changed-mp4.ts';

/** Seconds at which a white picture and a beep start together, each for 0.2 seconds. */
const SIGNALS = [1, 3];
const LENGTH_MS = 4_000;
/** The last picture of a recording that claims ten minutes. */
const SPARSE_MS = 600_000;
const RATE = 48_000;
const BLOCK = 1_024;
const [WIDTH, HEIGHT] = [160, 120];

const isSignal = (seconds: number): boolean => SIGNALS.some((at) => seconds >= at - 1e-6 && seconds < at + 0.2 - 1e-6);

type Draw = (luma: Buffer, ms: number, stride: number) => void;

/** A dark picture with a moving bar, or a white one. */
const signals: Draw = (luma, ms) => {
  luma.fill(isSignal(ms / 1000) ? 235 : 40);
  const bar = Math.floor(ms / 20) % (luma.length - 400);
  if (!isSignal(ms / 1000)) luma.fill(90, bar, bar + 400);
};

/** A name on paper, which is at `leftOf` pixels at a time. */
const nameAt =
  (leftOf: (ms: number) => number): Draw =>
  (luma, ms, stride) => {
    luma.fill(220);
    NAME.forEach((row, y) => {
      for (let x = 0; x < row.length; x += 1) if (row[x] === '#') luma[(NAME_TOP + y) * stride + leftOf(ms) + x] = 20;
    });
  };

/** The name as text, for {@link WRITTEN_SIZE}. */
const written =
  (pixels: number, shiftOf: (ms: number) => number): Draw =>
  (luma, ms, stride) => {
    const { width, height } = WRITTEN_SIZE;
    const picture = writtenPicture(pixels, shiftOf(ms));
    for (let y = 0; y < height; y += 1) luma.set(picture.subarray(y * width, (y + 1) * width), y * stride);
  };

/** A picture whose time base is milliseconds. */
function picture(ms: number, { draw = signals, size = { width: WIDTH, height: HEIGHT } }: Draft): Frame {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { format: AV_PIX_FMT_YUV420P, ...size });
  frame.getBuffer();
  const [luma, ...colors] = frame.data!;
  draw(luma!, ms, frame.linesize[0]!);
  for (const plane of colors) plane.fill(128);
  frame.pts = BigInt(ms);
  frame.timeBase = new Rational(1, 1000);
  return frame;
}

function block(start: number): Frame {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { format: AV_SAMPLE_FMT_FLTP, nbSamples: BLOCK, sampleRate: RATE });
  frame.channelLayout = AV_CHANNEL_LAYOUT_MONO;
  frame.getBuffer();
  const plane = frame.data![0]!;
  for (let at = 0; at < BLOCK; at += 1) {
    const seconds = (start + at) / RATE;
    plane.writeFloatLE(isSignal(seconds) ? 0.5 * Math.sin(2 * Math.PI * 1000 * seconds) : 0, at * 4);
  }
  frame.pts = BigInt(start);
  frame.timeBase = new Rational(1, RATE);
  return frame;
}

interface Draft {
  /** Milliseconds of the pictures; absent for sound alone. */
  readonly pictures?: readonly number[];
  /** Seconds at which the sound starts; absent for none. */
  readonly soundFrom?: number;
  readonly movflags?: string;
  readonly draw?: Draw;
  readonly size?: { readonly width: number; readonly height: number };
}

function write(file: string, draft: Draft): void {
  const { pictures = [], soundFrom, movflags = 'faststart', size } = draft;
  const output = Muxer.openSync(file, { format: 'mp4', options: movflags ? { movflags } : {} });
  const video = pictures.length > 0 ? h264({ kilobits: size ? 4_000 : 200, frameRate: 25 }, 1) : null;
  const audio = soundFrom === undefined ? null : aac(1);
  const [videoIndex, audioIndex] = [video && output.addStream(video), audio && output.addStream(audio)];
  const to = (index: number) => (packet: Packet) => {
    // The encoder counts samples from 0.
    if (index === audioIndex) for (const time of ['pts', 'dts'] as const) packet[time] += BigInt(firstSample);
    output.writePacketSync(packet, index);
  };
  let next = 0;
  const firstSample = Math.round((soundFrom ?? 0) * RATE);
  let sample = firstSample;
  const lastSample = audio ? (LENGTH_MS / 1000) * RATE : 0;
  while (next < pictures.length || sample < lastSample) {
    const ms = pictures[next] ?? Infinity;
    if (sample >= lastSample || ms <= (sample * 1000) / RATE) {
      encodeFrame(video!, picture(ms, draft), to(videoIndex!));
      next += 1;
    } else {
      encodeFrame(audio!, block(sample), to(audioIndex!));
      sample += BLOCK;
    }
  }
  if (video) encodeFrame(video, null, to(videoIndex!));
  if (audio) encodeFrame(audio, null, to(audioIndex!));
  output.closeSync();
  video?.close();
  audio?.close();
}

/** One black picture that is larger than 8K. */
function writeHuge(file: string): void {
  const output = Muxer.openSync(file, { format: 'mp4' });
  const encoder: Encoder = h264({ kilobits: 1_000, frameRate: 1 }, 1);
  const index = output.addStream(encoder);
  const frame = blackFrame(8_320, 4_400);
  frame.pts = 0n;
  frame.timeBase = new Rational(1, 1);
  encodeFrame(encoder, frame, (packet) => output.writePacketSync(packet, index));
  encodeFrame(encoder, null, (packet) => output.writePacketSync(packet, index));
  output.closeSync();
  encoder.close();
}

/** Writes small recordings into a folder, by default those of signals: `make-recordings.ts <folder> [name…]`. */
const [folder, ...names] = process.argv.slice(2) as [string, ...string[]];
const at = (name: string): string => path.join(folder, name);
const steady = Array.from({ length: LENGTH_MS / 40 }, (_, number) => number * 40);
/** Cameras that save power: 25 pictures a second while something moves, otherwise 5. */
const uneven = steady.filter(
  (ms, number) => ms % 2_000 < 400 || (ms % 2_000 >= 960 && ms % 2_000 < 1_240) || number % 5 === 0,
);

/** Two seconds of ten pictures each. */
const brief = Array.from({ length: 20 }, (_, number) => number * 100);

/** A recorded screen with one picture a second, and a camera. */
const ofNames: Record<string, Draft> = {
  'name.mp4': { pictures: [0, 1_000, 2_000, 3_000], draw: nameAt(() => NAME_LEFT) },
  'written.mp4': { pictures: brief, draw: written(48, () => 0), size: WRITTEN_SIZE },
  'moving-written.mp4': { pictures: brief, draw: written(48, (ms) => ms / 4), size: WRITTEN_SIZE },
  'large-written.mp4': { pictures: brief, draw: written(160, () => 0), size: WRITTEN_SIZE },
  'moving-name.mp4': { pictures: steady, draw: nameAt((ms) => NAME_LEFT + Math.round(ms / 100)) },
};

function writeSignals(): void {
  write(at('talk.mp4'), { pictures: steady, soundFrom: 0 });
  write(at('uneven.mp4'), { pictures: uneven, soundFrom: 0 });
  write(at('late-sound.mp4'), { pictures: steady, soundFrom: 0.5 });
  write(at('picture.mp4'), { pictures: steady });
  write(at('sparse.mp4'), { pictures: [...steady.slice(0, -1), SPARSE_MS] });
  write(at('sound.m4a'), { soundFrom: 0 });
  write(at('index-last.mp4'), { pictures: steady, soundFrom: 0, movflags: '' });
  writeHuge(at('huge.mp4'));
  const [talk, indexLast] = [readFileSync(at('talk.mp4')), readFileSync(at('index-last.mp4'))];
  writeFileSync(at('turned.mp4'), turned(talk));
  writeFileSync(at('lying.mp4'), claimingHours(talk));
  writeFileSync(at('truncated.mp4'), talk.subarray(0, Math.floor(talk.length * 0.6)));
  writeFileSync(at('without-index.mp4'), indexLast.subarray(0, Math.floor(indexLast.length * 0.6)));
  writeFileSync(at('corrupt.mp4'), corrupted(talk));
}

for (const name of names) write(at(name), ofNames[name]!);
if (names.length === 0) writeSignals();
// Ends before native objects are collected, which can crash.
process.exit();
