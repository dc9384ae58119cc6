import { type Rendition, SEGMENT_SECONDS, type SegmentIndex } from '@evident/domain/media';
import { Encoder } from 'node-av/api';
import { FF_ENCODER_LIBX264 } from 'node-av/constants';
import { encodeFragments } from '../engine/fragmented-file.ts';
import { pictures } from '../engine/pictures.ts';
import { openSource } from '../engine/source.ts';

export interface VideoJob {
  readonly path: string;
  readonly target: string;
  readonly durationMs: number;
  readonly rendition: Rendition;
  readonly threads: number;
}

/** Encodes the picture in one size as H.264, with a key frame at the start of each segment. */
export function encodeRendition(job: VideoJob, onTime: (seconds: number) => void): SegmentIndex {
  const { rendition, durationMs, target, threads } = job;
  const source = openSource(job.path);
  const bitsPerSecond = rendition.kilobits * 1000;
  return encodeFragments(pictures(source, rendition, threads), h264(rendition, threads), {
    target,
    durationMs,
    bitsPerSecond,
    onTime,
  });
}

export function h264({ kilobits, frameRate }: Pick<Rendition, 'kilobits' | 'frameRate'>, threads: number): Encoder {
  const gop = Math.max(1, Math.round(frameRate * SEGMENT_SECONDS));
  return Encoder.createSync(FF_ENCODER_LIBX264, {
    context: {
      threadCount: threads,
      gopSize: gop,
      rcMaxRate: kilobits * 1000,
      rcBufferSize: kilobits * 2000,
      bitRate: 0n,
    },
    options: { preset: 'veryfast', crf: 23, 'x264-params': `keyint=${gop}:min-keyint=${gop}:scenecut=0` },
  });
}
