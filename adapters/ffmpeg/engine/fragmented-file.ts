import { statSync } from 'node:fs';
import { SEGMENT_SECONDS, type SegmentIndex } from '@evident/domain/media';
import { type Encoder, Muxer } from 'node-av/api';
import type { Frame, Packet } from 'node-av/lib';
import { complete } from './faults.ts';
import { nothingDecoded, tooLong } from './refusals.ts';
import { encodeFrame } from './encoded.ts';
import { segmentIndexOf } from './segment-index.ts';

/** The output may be this much larger than its bit rate says. */
const SLACK = 3;
const CHECKED_EVERY = 500;

export interface EncodeOptions {
  readonly target: string;
  readonly durationMs: number;
  readonly bitsPerSecond: number;
  /** Called with the seconds that are done. */
  readonly onTime: (seconds: number) => void;
}

/**
 * Encodes frames of one stream into a fragmented MP4 file: one fragment per segment of HLS, with an index in front.
 *
 * @throws Refusal if the file grows beyond what the duration allows, or nothing was encoded
 */
export function encodeFragments(frames: Iterable<Frame>, encoder: Encoder, options: EncodeOptions): SegmentIndex {
  const output = Muxer.openSync(options.target, {
    format: 'mp4',
    options: {
      movflags: 'empty_moov+default_base_moof+frag_keyframe+negative_cts_offsets+global_sidx',
      min_frag_duration: (SEGMENT_SECONDS * 1_000_000) / 2,
      frag_duration: SEGMENT_SECONDS * 1_000_000,
      use_editlist: 0,
    } as Record<string, string | number>,
  });
  const index = output.addStream(encoder);
  const most = 1_000_000 + (SLACK * options.bitsPerSecond * options.durationMs) / 8_000;
  let count = 0;
  let early: bigint | null = null;
  const write = (packet: Packet): void => {
    // AAC starts one block before 0. The header is written already, so it cannot say so.
    early ??= packet.pts < 0n ? -packet.pts : 0n;
    packet.pts += early;
    packet.dts += early;
    output.writePacketSync(packet, index);
  };
  for (const frame of frames) {
    count += 1;
    if (count % CHECKED_EVERY === 0 && statSync(options.target).size > most) tooLong();
    options.onTime((Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den);
    encodeFrame(encoder, frame, write);
  }
  if (count === 0) nothingDecoded();
  encodeFrame(encoder, null, write);
  const codecs = output.streams[0]?.codecpar.getCodecString() ?? '';
  complete(output);
  encoder.close();
  return segmentIndexOf(options.target, codecs);
}
