import type { Span } from '@evident/domain/media';
import { Encoder, Muxer } from 'node-av/api';
import { AVSEEK_FLAG_BACKWARD, FF_ENCODER_FLAC } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { encodeFrame } from '../engine/encoded.ts';
import { filtered } from '../engine/filtered.ts';
import { framesOf } from '../engine/frames.ts';
import { complete } from '../engine/faults.ts';
import { openSource } from '../engine/source.ts';
import { noSound } from '../engine/refusals.ts';

/** Before the start of a span: sound needs a few frames until it decodes exactly. */
const LEAD_SECONDS = 1;

/** Samples of a FLAC block at 16 kHz. */
const BLOCK = 1152;

/** Writes the sound of a span as FLAC: 16 kHz, mono, 16 bit. @throws Refusal */
export function audioPiece(path: string, { startMs, endMs }: Span, target: string): void {
  const { input, audio, startSeconds } = openSource(path);
  if (!audio) return noSound();
  const [start, end] = [startMs / 1000, endMs / 1000];
  if (start > LEAD_SECONDS) input.seekSync(start - LEAD_SECONDS + startSeconds, -1, AVSEEK_FLAG_BACKWARD);
  const encoder = Encoder.createSync(FF_ENCODER_FLAC);
  const output = Muxer.openSync(target, { format: 'flac' });
  const index = output.addStream(encoder);
  const write = (packet: Parameters<typeof output.writePacketSync>[0]) => output.writePacketSync(packet, index);
  const chain = [
    `asetpts=PTS-${startSeconds}/TB`,
    'aresample=16000:async=1:first_pts=0',
    'aformat=sample_fmts=s16:channel_layouts=mono',
    `atrim=start=${start}:end=${end}`,
    'asetpts=PTS-STARTPTS',
    // The encoder drops an incomplete last block.
    `asetnsamples=n=${BLOCK}:p=1`,
  ];
  for (const frame of filtered(framesUntil(end + startSeconds), chain.join(','))) encodeFrame(encoder, frame, write);
  encodeFrame(encoder, null, write);
  complete(output);
  encoder.close();
  input.closeSync();

  function* framesUntil(seconds: number): Generator<Frame> {
    for (const { frame } of framesOf(input, [audio!.stream], 1)) {
      yield frame;
      if ((Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den > seconds) return;
    }
  }
}
