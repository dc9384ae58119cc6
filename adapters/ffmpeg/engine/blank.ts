import { AV_CHANNEL_LAYOUT_STEREO, AV_PIX_FMT_YUV420P, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { Frame, Rational } from 'node-av/lib';
import { SAMPLE_RATE } from './sound.ts';

const BLACK = [16, 128, 128];

export function blackFrame(width: number, height: number): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.format = AV_PIX_FMT_YUV420P;
  frame.width = width;
  frame.height = height;
  frame.getBuffer();
  frame.data?.forEach((plane, at) => plane.fill(BLACK[at] ?? 0));
  return frame;
}

/** Stereo, 48 kHz. */
export function silentFrame(samples: number): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.format = AV_SAMPLE_FMT_FLTP;
  frame.nbSamples = samples;
  frame.sampleRate = SAMPLE_RATE;
  frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  frame.timeBase = new Rational(1, SAMPLE_RATE);
  frame.getBuffer();
  frame.data?.forEach((plane) => plane.fill(0));
  return frame;
}
