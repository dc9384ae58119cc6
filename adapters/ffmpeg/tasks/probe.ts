import type { MediaFacts } from '@evident/domain/media';
import { AV_NOPTS_VALUE, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { type Source, openSource } from '../engine/source.ts';

/** Formats with an index: their end can be read without reading everything before it. */
const INDEXED = /^(mov|matroska)/;
/** Before the claimed end; longer than the distance between two key frames. */
const TAIL_SECONDS = 15;

/** Reads facts and the true duration, that of the last packets. @throws Refusal */
export function probe(path: string): MediaFacts {
  const source = openSource(path);
  try {
    const { input, video, audio } = source;
    const claimed = Number.isFinite(input.duration) ? input.duration : 0;
    const seconds =
      (INDEXED.test(input.formatName) && claimed > 2 * TAIL_SECONDS && endBehind(source, claimed - TAIL_SECONDS)) ||
      endBehind(openSource(path), 0);
    return {
      durationMs: Math.max(0, Math.round(seconds * 1000)),
      ...(isFar(claimed, seconds) && { claimedMs: Math.round(claimed * 1000) }),
      video: video?.facts ?? null,
      audio: audio?.facts ?? null,
    };
  } finally {
    source.input.closeSync();
  }
}

/** Headers are rarely exact. A stream without a length claims nothing. */
const isFar = (claimed: number, seconds: number): boolean =>
  claimed > 0 && Math.abs(claimed - seconds) > Math.max(1, seconds / 20);

/** Seconds from the start to the end of the last packet; 0 if nothing is behind `from`. */
function endBehind({ input, startSeconds, video, audio }: Source, from: number): number {
  const used = new Set([video?.stream.index, audio?.stream.index]);
  if (from > 0 && input.seekSync(from + startSeconds, -1, AVSEEK_FLAG_BACKWARD) < 0) return 0;
  let end = 0;
  for (const packet of input.packetsSync()) {
    if (packet === null) break;
    if (used.has(packet.streamIndex) && packet.pts !== AV_NOPTS_VALUE) {
      const { num, den } = packet.timeBase;
      end = Math.max(end, (Number(packet.pts + packet.duration) * num) / den);
    }
    packet.free();
  }
  return end - startSeconds;
}
