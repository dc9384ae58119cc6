import { Decoder, type Demuxer, Encoder, FilterAPI } from 'node-av/api';
import { AV_CODEC_FLAG_QSCALE, EOF, FF_ENCODER_MJPEG, FF_QP2LAMBDA } from 'node-av/constants';
import type { Frame, Packet, Stream } from 'node-av/lib';
import { PICTURE_PIXELS_MAX } from './picture-limits.ts';

/** From 2 (best) to 31. */
const QUALITY = 3;
/** The last filters before {@link jpegOf}. */
export const FOR_JPEG = 'scale=out_range=full,format=yuvj420p';

/** A decoded picture and its stream. The caller frees it. */
interface Still {
  readonly stream: Stream;
  readonly frame: Frame;
}

/** The first picture of each stream that can be decoded. */
export function* stillsOf(input: Demuxer, streams: readonly Stream[]): Generator<Still> {
  const wanted = new Map(streams.map((stream) => [stream.index, stream]));
  for (const packet of input.packetsSync()) {
    if (packet === null) break;
    const stream = wanted.get(packet.streamIndex);
    const frame = stream ? decoded(stream, packet) : null;
    packet.free();
    if (!stream || !frame) continue;
    wanted.delete(stream.index);
    yield { stream, frame };
  }
}

function decoded(stream: Stream, packet: Packet): Frame | null {
  const decoder = Decoder.createSync(stream, {
    exitOnError: false,
    context: { threadCount: 1 },
    // Options in a dictionary crash the process once it is collected.
    configure: (context) => context.setOption('max_pixels', PICTURE_PIXELS_MAX),
  });
  try {
    decoder.decodeSync(packet);
    decoder.decodeSync(null);
    const frame = decoder.receiveSync();
    return frame === null || frame === EOF ? null : (frame as Frame);
  } catch {
    // The picture is damaged.
    return null;
  } finally {
    decoder.close();
  }
}

/** A picture after a chain of filters, for the caller to free. Frees the given one. */
export function filteredStill(frame: Frame, chain: string): Frame | null {
  const filter = FilterAPI.create(chain, { threads: 1 });
  try {
    filter.processSync(frame);
    frame.free();
    filter.flushSync();
    const shown = filter.receiveSync();
    return shown === null || shown === EOF ? null : (shown as Frame);
  } finally {
    filter.close();
  }
}

/** Frees the picture. */
export function jpegOf(frame: Frame): Buffer {
  const encoder = Encoder.createSync(FF_ENCODER_MJPEG, {
    // Several threads would hold back the picture.
    context: { globalQuality: QUALITY * FF_QP2LAMBDA, threadCount: 1 },
    configure: (context) => context.setFlags(AV_CODEC_FLAG_QSCALE),
  });
  try {
    encoder.encodeSync(frame);
    frame.free();
    encoder.flushSync();
    const packet = encoder.receiveSync();
    if (packet === null || packet === EOF) throw new Error('No picture');
    const jpeg = Buffer.from((packet as Packet).data ?? []);
    (packet as Packet).free();
    return jpeg;
  } finally {
    encoder.close();
  }
}
