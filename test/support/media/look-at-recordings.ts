import { AV_PIX_FMT_YUV420P } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { filtered } from '../../../adapters/ffmpeg/engine/filtered.ts';
import { framesOf } from '../../../adapters/ffmpeg/engine/frames.ts';
import { openSource } from '../../../adapters/ffmpeg/engine/source.ts';

/** Picture and sound of a recording; times are its timestamps, in milliseconds. */
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

function look(file: string): Looked {
  const seen = { width: 0, height: 0, pictures: 0, flashes: [] as number[] };
  const { video, input } = openSource(file);
  let wasWhite = false;
  if (video)
    for (const { frame } of framesOf(input, [video.stream], 1)) {
      [seen.width, seen.height] = [frame.width, frame.height];
      seen.pictures += 1;
      if (frame.format !== AV_PIX_FMT_YUV420P) throw new Error('another pixel format');
      const luma = frame.data![0]!;
      const isWhite = luma.reduce((sum, one) => sum + one, 0) / luma.length > 160;
      if (isWhite && !wasWhite) seen.flashes.push(Math.round(secondsOf(frame) * 1000));
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
    for (let at = 0; at < frame.nbSamples; at += 1) {
      const now = start + (at * 1000) / RATE;
      soundMs = now;
      if (Math.abs(frame.data![0]!.readInt16LE(at * 2)) < 2_000) continue;
      if (now - loudMs > SILENT_MS) beeps.push(Math.round(now));
      loudMs = now;
    }
    frame.free();
  }
  input.closeSync();
  return { beeps, soundMs: Math.round(soundMs) };
}

process.stdout.write(JSON.stringify(process.argv.slice(2).map(look)));
