import { Encoder } from 'node-av/api';
import { AV_CODEC_FLAG_QSCALE, FF_ENCODER_MJPEG, FF_QP2LAMBDA } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { encodeFrame } from './encoded.ts';

/** The last filters before the encoder. */
export const FOR_JPEG = 'scale=out_range=full,format=yuvj420p';

/** From 2 (best) to 31. */
const QUALITY = 5;

/** Encodes frames of one size as JPEG. */
export class JpegEncoder {
  readonly #encoder = Encoder.createSync(FF_ENCODER_MJPEG, {
    // Several threads would hold back the first picture.
    context: { globalQuality: QUALITY * FF_QP2LAMBDA, threadCount: 1 },
    configure: (context) => context.setFlags(AV_CODEC_FLAG_QSCALE),
  });

  /** Frees the frame. */
  encode(frame: Frame): Buffer {
    const parts: Buffer[] = [];
    encodeFrame(this.#encoder, frame, ({ data }) => void (data && parts.push(Buffer.from(data))));
    return Buffer.concat(parts);
  }
  close(): void {
    this.#encoder.close();
  }
}
