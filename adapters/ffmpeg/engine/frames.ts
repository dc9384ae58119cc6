import { Decoder, type Demuxer } from 'node-av/api';
import { AVDISCARD_NONREF, EOF } from 'node-av/constants';
import type { Frame, Packet, Stream } from 'node-av/lib';
import { VIDEO_PIXELS_MAX } from '@evident/domain/media';

/** A decoded frame and its stream. The caller frees it. */
export interface DecodedFrame {
  readonly stream: Stream;
  readonly frame: Frame;
}

/**
 * Frames of the streams in the order of the file. Skips what cannot be decoded. `rough` also skips frames that no other
 * frame needs.
 */
export function* framesOf(
  input: Demuxer,
  streams: readonly Stream[],
  threads: number,
  rough = false,
): Generator<DecodedFrame> {
  const decoders = new Map(
    streams.map((stream) => [stream.index, { stream, decoder: decoderOf(stream, threads, rough) }]),
  );
  try {
    for (const packet of input.packetsSync()) {
      if (packet === null) break;
      const wanted = decoders.get(packet.streamIndex);
      try {
        if (wanted) yield* decoded(wanted.stream, wanted.decoder, packet);
      } finally {
        packet.free();
      }
    }
    for (const { stream, decoder } of decoders.values()) yield* decoded(stream, decoder, null);
  } finally {
    for (const { decoder } of decoders.values()) decoder.close();
  }
}

const decoderOf = (stream: Stream, threads: number, rough: boolean): Decoder =>
  Decoder.createSync(stream, {
    exitOnError: false,
    context: { threadCount: threads, ...(rough ? { skipFrame: AVDISCARD_NONREF } : {}) },
    // Options in a dictionary crash the process once it is collected.
    configure: (context) => context.setOption('max_pixels', VIDEO_PIXELS_MAX),
  });

function* decoded(stream: Stream, decoder: Decoder, packet: Packet | null): Generator<DecodedFrame> {
  try {
    decoder.decodeSync(packet);
  } catch {
    // A damaged frame left others behind it in the decoder.
    yield* received(stream, decoder);
    tryAgain(decoder, packet);
  }
  yield* received(stream, decoder);
}

function tryAgain(decoder: Decoder, packet: Packet | null): void {
  try {
    decoder.decodeSync(packet);
  } catch {
    // The packet is damaged as well.
  }
}

function* received(stream: Stream, decoder: Decoder): Generator<DecodedFrame> {
  for (let frame = decoder.receiveSync(); frame !== null && frame !== EOF; frame = decoder.receiveSync())
    yield { stream, frame: frame as Frame };
}
