import type { Span } from '@evident/domain/media';
import type { Frame } from 'node-av/lib';
import { filtered } from '../engine/filtered.ts';
import { framesOf } from '../engine/frames.ts';
import { openSource } from '../engine/source.ts';

/** Quieter than this is a pause, if it lasts this long. */
const PAUSE = 'silencedetect=noise=-35dB:d=0.3';

/** Finds the pauses of the sound. Empty without sound. @throws Refusal */
export function silences(path: string): Span[] {
  const { input, audio, startSeconds } = openSource(path);
  if (!audio) return [];
  const found = new Pauses();
  const chain = [`asetpts=PTS-${startSeconds}/TB`, 'aformat=channel_layouts=mono', PAUSE];
  for (const frame of filtered(sound(), chain.join(','))) {
    found.read(frame);
    frame.free();
  }
  input.closeSync();
  return found.spans();

  function* sound(): Generator<Frame> {
    for (const { frame } of framesOf(input, [audio!.stream], 1)) yield frame;
  }
}

/** Collects what `silencedetect` writes to frames. */
export class Pauses {
  private readonly found: { startMs: number; endMs: number }[] = [];
  private startMs: number | null = null;
  private endMs = 0;

  read(frame: Frame): void {
    const { num, den } = frame.timeBase;
    this.endMs = Math.round((Number(frame.pts + frame.duration) * num * 1000) / den);
    const metadata = frame.getMetadata();
    const [start, end] = [metadata.get('lavfi.silence_start'), metadata.get('lavfi.silence_end')];
    if (end !== null && this.startMs !== null) {
      this.found.push({ startMs: this.startMs, endMs: msOf(end) });
      this.startMs = null;
    }
    if (start !== null) this.startMs = msOf(start);
  }

  /** Includes a pause that lasts to the end. */
  spans(): Span[] {
    const open = this.startMs === null ? [] : [{ startMs: this.startMs, endMs: this.endMs }];
    return [...this.found, ...open].filter(({ startMs, endMs }) => endMs > startMs);
  }
}

const msOf = (seconds: string): number => Math.max(0, Math.round(Number(seconds) * 1000));
