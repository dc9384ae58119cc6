import type { MediaFacts } from '@evident/domain/media';
import { AV_NOPTS_VALUE, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { type Source, openSource } from '../engine/source.ts';

/** Formats that list their pictures: the end can be read without reading everything before it. */
const INDEXED = /^mov/;
/** Before the claimed end; longer than the distance between two key frames. */
const TAIL_SECONDS = 15;

/** Reads facts and the true duration, that of the last packets. @throws Refusal */
export function probe(path: string): MediaFacts {
  const source = openSource(path);
  try {
    const { input, video, audio } = source;
    const claimed = Number.isFinite(input.duration) ? input.duration : 0;
    const listed = INDEXED.test(input.formatName) ? Number(video?.stream.nbFrames ?? 0) : 0;
    const tail =
      INDEXED.test(input.formatName) && (listed > 0 || !video) && claimed > 2 * TAIL_SECONDS
        ? endBehind(source, claimed - TAIL_SECONDS).seconds
        : 0;
    const all = tail > 0 ? { seconds: tail, pictures: listed } : endBehind(openSource(path), 0);
    const { seconds } = all;
    return {
      durationMs: Math.max(0, Math.round(seconds * 1000)),
      ...(isFar(claimed, seconds) && { claimedMs: Math.round(claimed * 1000) }),
      video: video && { ...video.facts, frameRate: rateOf(video.facts.frameRate, all.pictures / seconds) },
      audio: audio?.facts ?? null,
    };
  } finally {
    source.input.closeSync();
  }
}

/** Headers are rarely exact. A stream without a length claims nothing. */
const isFar = (claimed: number, seconds: number): boolean =>
  claimed > 0 && Math.abs(claimed - seconds) > Math.max(1, seconds / 20);

/** The claimed rate is the more exact one, unless most of its pictures are missing. */
const rateOf = (claimed: number, found: number): number =>
  found < claimed / 2 ? Math.round(found * 1000) / 1000 : claimed;

/** Seconds from the start to the end of the last packet, and the pictures from there; 0 if nothing is behind `from`. */
function endBehind(
  { input, startSeconds, video, audio }: Source,
  from: number,
): { readonly seconds: number; readonly pictures: number } {
  const used = new Set([video?.stream.index, audio?.stream.index]);
  if (from > 0 && input.seekSync(from + startSeconds, -1, AVSEEK_FLAG_BACKWARD) < 0) return { seconds: 0, pictures: 0 };
  let [end, pictures] = [0, 0];
  for (const packet of input.packetsSync()) {
    if (packet === null) break;
    if (used.has(packet.streamIndex) && packet.pts !== AV_NOPTS_VALUE) {
      const { num, den } = packet.timeBase;
      end = Math.max(end, (Number(packet.pts + packet.duration) * num) / den);
    }
    if (packet.streamIndex === video?.stream.index) pictures += 1;
    packet.free();
  }
  return { seconds: end - startSeconds, pictures };
}
