import { writeFileSync } from 'node:fs';
import { AV_PIX_FMT_YUV420P } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { filtered } from '../../../adapters/ffmpeg/engine/filtered.ts';
import { framesOf } from '../../../adapters/ffmpeg/engine/frames.ts';
import { openSource } from '../../../adapters/ffmpeg/engine/source.ts';

/** Picture and sound of a recording; times in milliseconds, those of pictures from the first one. */
export interface Looked {
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
  /** Starts of white pictures. */
  readonly flashes: readonly number[];
  /** Starts of sound after silence. */
  readonly beeps: readonly number[];
  readonly soundMs: number;
}

const RATE = 8_000;
const SILENT_MS = 100;
const secondsOf = ({ pts, timeBase }: Frame): number => (Number(pts) * timeBase.num) / timeBase.den;

/** Mean of the luma, 0 to 255. Rows are longer in memory than the picture. */
function brightnessOf({ data, linesize, width, height }: Frame): number {
  const [luma, stride] = [data![0]!, linesize[0]!];
  let sum = 0;
  for (let row = 0; row < height; row += 1)
    for (const one of luma.subarray(row * stride, row * stride + width)) sum += one;
  return sum / (width * height);
}

function look(file: string): Looked {
  const seen = { width: 0, height: 0, pictures: 0, flashes: [] as number[] };
  const { video, input } = openSource(file);
  let wasWhite = false;
  let begun: number | null = null;
  if (video)
    for (const { frame } of framesOf(input, [video.stream], 1)) {
      [seen.width, seen.height] = [frame.width, frame.height];
      seen.pictures += 1;
      // This reader delays all pictures of files with negative composition offsets; players do not.
      begun ??= secondsOf(frame);
      if (frame.format !== AV_PIX_FMT_YUV420P) throw new Error('another pixel format');
      const isWhite = brightnessOf(frame) > 160;
      if (isWhite && !wasWhite) seen.flashes.push(Math.round((secondsOf(frame) - begun) * 1000));
      wasWhite = isWhite;
      frame.free();
    }
  input.closeSync();
  return { ...seen, ...listen(file) };
}

function listen(file: string): Pick<Looked, 'beeps' | 'soundMs'> {
  const { audio, input } = openSource(file);
  const beeps: number[] = [];
  let [loudMs, soundMs] = [-Infinity, 0];
  function* sound(): Generator<Frame> {
    if (audio) for (const { frame } of framesOf(input, [audio.stream], 1)) yield frame;
  }
  for (const frame of filtered(sound(), `aresample=${RATE},aformat=sample_fmts=s16:channel_layouts=mono`)) {
    const start = secondsOf(frame) * 1000;
    const samples = frame.data![0]!;
    for (let at = 0; at < frame.nbSamples; at += 1) {
      const now = start + (at * 1000) / RATE;
      soundMs = now;
      if (Math.abs(samples.readInt16LE(at * 2)) < 2_000) continue;
      if (now - loudMs > SILENT_MS) beeps.push(Math.round(now));
      loudMs = now;
    }
    frame.free();
  }
  input.closeSync();
  return { beeps, soundMs: Math.round(soundMs) };
}

writeFileSync(process.stdout.fd, JSON.stringify(process.argv.slice(2).map(look)));
// Ends before native objects are collected, which can crash.
process.exit();
