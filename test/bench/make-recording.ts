import { Encoder, Muxer } from 'node-av/api';
import { FF_ENCODER_AAC } from 'node-av/constants';
import type { Frame, Packet } from 'node-av/lib';
import { encodeFrame } from '../../adapters/ffmpeg/engine/encoded.ts';
import { picturesOf, soundOf, stamped } from '../../adapters/ffmpeg/tasks/render-spans.ts';
import { h264 } from '../../adapters/ffmpeg/tasks/rendition.ts';

/** Repeats a recording at 1280 × 720 pixels: `make-recording.ts <recording> <its milliseconds> <times> <target>`. */
const [source, ms, times, target] = process.argv.slice(2) as [string, string, string, string];
const canvas = { width: 1280, height: 720, frameRate: 30 };
const RATE = 48_000;
const parts = Array.from({ length: Number(times) }, () => ({
  path: source,
  startMs: 0,
  endMs: Number(ms),
  gainDb: 0,
  edits: [],
}));

function* numbered(frames: (part: (typeof parts)[number]) => Generator<Frame>, rate: number): Generator<Frame> {
  let at = 0n;
  for (const part of parts)
    for (const frame of frames(part)) {
      yield stamped(frame, at, rate);
      at += BigInt(Math.max(1, frame.nbSamples));
    }
}

const output = Muxer.openSync(target, { format: 'mp4' });
const video = h264({ kilobits: 2_500, frameRate: 30 }, 2);
const audio = Encoder.createSync(FF_ENCODER_AAC, { context: { bitRate: 128_000 } });
const [videoIndex, audioIndex] = [output.addStream(video), output.addStream(audio)];
const to = (index: number) => (packet: Packet) => output.writePacketSync(packet, index);
const pictures = numbered((part) => picturesOf(part, canvas, 2), 30);
const sounds = numbered(soundOf, RATE);
const secondsOf = ({ pts, timeBase }: Frame): number => (Number(pts) * timeBase.num) / timeBase.den;
let [picture, sound] = [pictures.next(), sounds.next()];
while (!picture.done || !sound.done) {
  if (!picture.done && (sound.done || secondsOf(picture.value) <= secondsOf(sound.value))) {
    encodeFrame(video, picture.value, to(videoIndex));
    picture = pictures.next();
  } else if (!sound.done) {
    encodeFrame(audio, sound.value, to(audioIndex));
    sound = sounds.next();
  }
}
encodeFrame(video, null, to(videoIndex));
encodeFrame(audio, null, to(audioIndex));
output.closeSync();
// Ends before native objects are collected, which can crash.
process.exit();
