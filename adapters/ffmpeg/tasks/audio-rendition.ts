import { audioBitRate, type SegmentIndex } from '@evident/domain/media';
import { Encoder } from 'node-av/api';
import { FF_ENCODER_AAC } from 'node-av/constants';
import { encodeFragments } from '../engine/fragmented-file.ts';
import { FOR_AAC, gainFilters, sound } from '../engine/sound.ts';
import { openSource } from '../engine/source.ts';
import { noSound } from '../engine/refusals.ts';

export interface AudioJob {
  readonly path: string;
  readonly target: string;
  readonly durationMs: number;
  readonly gainDb: number;
}

/** Encodes the sound as AAC with normalized loudness. @throws Refusal */
export function encodeAudio({ path, target, durationMs, gainDb }: AudioJob, onTime: (s: number) => void): SegmentIndex {
  const source = openSource(path);
  if (!source.audio) return noSound();
  const channels = source.audio.facts.channels === 1 ? 1 : 2;
  return encodeFragments(sound(source, channels, [...gainFilters(gainDb), ...FOR_AAC]), aac(channels), {
    target,
    durationMs,
    bitsPerSecond: audioBitRate(channels),
    onTime,
  });
}

export const aac = (channels: 1 | 2): Encoder =>
  Encoder.createSync(FF_ENCODER_AAC, { context: { bitRate: audioBitRate(channels) } });
