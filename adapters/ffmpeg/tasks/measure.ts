import { peakInterval } from '@evident/domain/media';
import type { Frame } from 'node-av/lib';
import { filtered } from '../engine/filtered.ts';
import { nothingDecoded } from '../engine/refusals.ts';
import { sound } from '../engine/sound.ts';
import { openSource } from '../engine/source.ts';

export interface Measures {
  /** Integrated loudness (EBU R 128) in LUFS; null for silence. */
  readonly lufs: number | null;
  readonly intervalMs: number;
  /** Loudest sample of each interval, 0 to 255. */
  readonly peaks: readonly number[];
}

/** Enough to see words. */
const RATE = 8_000;

/** Measures loudness and draws the waveform in one pass. @throws Refusal */
export function measure(
  { path, durationMs }: { readonly path: string; readonly durationMs: number },
  onTime: (seconds: number) => void,
): Measures {
  const source = openSource(path);
  const intervalMs = peakInterval(durationMs);
  const [block, peaks] = [(RATE * intervalMs) / 1000, [] as number[]];
  let [lufs, count, peak]: [number | null, number, number] = [null, 0, 0];
  function* loudness(): Generator<Frame> {
    for (const frame of filtered(sound(source, 2), 'ebur128=metadata=1:framelog=quiet')) {
      const found = Number(frame.getMetadata().get('lavfi.r128.I') ?? Number.NaN);
      if (Number.isFinite(found)) lufs = found;
      onTime((Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den);
      yield frame;
    }
  }
  const chain = `aresample=${RATE},aformat=sample_fmts=s16:channel_layouts=mono`;
  for (const frame of filtered(loudness(), chain)) {
    const samples = samplesOf(frame);
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample));
      count += 1;
      if (count % block === 0) {
        peaks.push(Math.min(255, Math.round(peak / 128.5)));
        peak = 0;
      }
    }
    frame.free();
  }
  if (count === 0) nothingDecoded();
  if (count % block > 0) peaks.push(Math.min(255, Math.round(peak / 128.5)));
  return { lufs: lufs !== null && lufs > -70 ? lufs : null, intervalMs, peaks };
}

function samplesOf(frame: Frame): Int16Array {
  const bytes = frame.data?.[0] ?? Buffer.alloc(0);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + frame.nbSamples * 2));
}
