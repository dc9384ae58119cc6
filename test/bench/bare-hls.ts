import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import {
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  EOF,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
} from 'node-av/constants';
import type { Frame, Packet } from 'node-av/lib';

/**
 * Baseline for the processing of a recording: the same steps, one after the other, with nothing around them.
 * `bare-hls.ts <recording> <folder> <threads>`.
 */
const [source, folder, threads] = process.argv.slice(2) as [string, string, string];

function* frames(kind: typeof AVMEDIA_TYPE_AUDIO | typeof AVMEDIA_TYPE_VIDEO, chain: string): Generator<Frame> {
  const input = Demuxer.openSync(source);
  const stream = input.streams.find(({ codecpar }) => codecpar.codecType === kind)!;
  const decoder = Decoder.createSync(stream, {
    context: { threadCount: kind === AVMEDIA_TYPE_VIDEO ? Number(threads) : 1 },
  });
  const filter = FilterAPI.create(chain, { threads: 1 });
  function* received(from: { receiveSync(): Frame | null | typeof EOF }): Generator<Frame> {
    for (let frame = from.receiveSync(); frame !== null && frame !== EOF; frame = from.receiveSync())
      yield frame as Frame;
  }
  function* decoded(): Generator<Frame> {
    for (const packet of input.packetsSync()) {
      if (packet === null) break;
      if (packet.streamIndex === stream.index) {
        decoder.decodeSync(packet);
        yield* received(decoder);
      }
      packet.free();
    }
    decoder.decodeSync(null);
    yield* received(decoder);
  }
  for (const frame of decoded()) {
    filter.processSync(frame);
    frame.free();
    yield* received(filter);
  }
  filter.flushSync();
  yield* received(filter);
  filter.close();
  decoder.close();
  input.closeSync();
}

function encode(all: Iterable<Frame>, encoder: Encoder, take: (packet: Packet) => void): void {
  const passOn = (): void => {
    for (let packet = encoder.receiveSync(); packet !== null && packet !== EOF; packet = encoder.receiveSync()) {
      take(packet as Packet);
      (packet as Packet).free();
    }
  };
  for (const frame of all) {
    encoder.encodeSync(frame);
    frame.free();
    passOn();
  }
  encoder.flushSync();
  passOn();
  encoder.close();
}

function hls(name: string, all: Iterable<Frame>, encoder: Encoder): void {
  const output = Muxer.openSync(join(folder, `${name}.m3u8`), {
    format: 'hls',
    options: { hls_time: 4, hls_playlist_type: 'vod', hls_segment_type: 'fmp4', hls_fmp4_init_filename: `${name}.mp4` },
  });
  const index = output.addStream(encoder);
  encode(all, encoder, (packet) => output.writePacketSync(packet, index));
  output.closeSync();
}

const video = (width: number, height: number, kilobits: number): void =>
  hls(
    `${height}`,
    frames(AVMEDIA_TYPE_VIDEO, `scale=${width}:${height},format=yuv420p,fps=30`),
    Encoder.createSync(FF_ENCODER_LIBX264, {
      context: {
        threadCount: Number(threads),
        gopSize: 120,
        rcMaxRate: kilobits * 1000,
        rcBufferSize: kilobits * 2000,
        bitRate: 0n,
      },
      options: { preset: 'veryfast', crf: 23, 'x264-params': 'keyint=120:min-keyint=120:scenecut=0' },
    }),
  );

/** Thumbnails and storyboard from one pass. */
function pictures(): void {
  const kinds = ['scale=640:360', 'scale=128:72,tile=10x10'].map((chain) => ({
    filter: FilterAPI.create(`${chain},scale=out_range=full,format=yuvj420p`, { threads: 1 }),
    encoder: Encoder.createSync(FF_ENCODER_MJPEG, { context: { threadCount: 1 } }),
  }));
  const encodeReady = ({ filter, encoder }: (typeof kinds)[number]): void => {
    for (let frame = filter.receiveSync(); frame !== null && frame !== EOF; frame = filter.receiveSync()) {
      encoder.encodeSync(frame as Frame);
      (frame as Frame).free();
    }
    for (let packet = encoder.receiveSync(); packet !== null && packet !== EOF; packet = encoder.receiveSync())
      (packet as Packet).free();
  };
  for (const frame of frames(AVMEDIA_TYPE_VIDEO, 'fps=1')) {
    for (const kind of kinds) {
      kind.filter.processSync(frame);
      encodeReady(kind);
    }
    frame.free();
  }
  for (const kind of kinds) {
    kind.filter.flushSync();
    encodeReady(kind);
  }
}

for (const frame of frames(AVMEDIA_TYPE_AUDIO, 'ebur128=metadata=1:framelog=quiet')) frame.free();
hls(
  'audio',
  frames(AVMEDIA_TYPE_AUDIO, 'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024:p=1'),
  Encoder.createSync(FF_ENCODER_AAC, { context: { bitRate: 128_000 } }),
);
video(640, 360, 800);
pictures();
video(1280, 720, 2_800);
// Ends before native objects are collected, which can crash.
process.exit();
