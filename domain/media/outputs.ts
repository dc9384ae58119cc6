import type { Uuid } from '../kernel/index.ts';
import { posterMs, THUMBNAILS } from './plan.ts';

/** A playable stretch of a rendition: a byte range of its file. */
export interface Segment {
  readonly durationMs: number;
  readonly bytes: number;
}

/** Where the parts of a fragmented MP4 file are: a header, then the segments without gaps. */
export interface SegmentIndex {
  readonly headerBytes: number;
  /** Start of the first segment. */
  readonly firstByte: number;
  readonly segments: readonly Segment[];
  /** As in RFC 6381: `avc1.64001f`. */
  readonly codecs: string;
}

export const OUTPUT_KINDS = ['AUDIO', 'HLS', 'POSTER', 'THUMBNAILS', 'STORYBOARD', 'WAVEFORM'] as const;
export type OutputKind = (typeof OUTPUT_KINDS)[number];

export interface OutputDetail {
  readonly index?: SegmentIndex;
  readonly channels?: number;
  readonly width?: number;
  readonly height?: number;
  readonly frameRate?: number;
  /** Of thumbnails: the end of each picture in bytes. */
  readonly ends?: readonly number[];
  readonly intervalMs?: number;
}

/** A stored file made from a recording. Its bytes are stored under its id. */
export interface MediaOutput {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly fileId: Uuid;
  readonly kind: OutputKind;
  /** The short side of a rendition in pixels; the place of a storyboard sheet; otherwise 0. */
  readonly number: number;
  readonly mediaType: string;
  readonly bytes: number;
  readonly detail: OutputDetail;
}

/** The range of a thumbnail in its file. @returns null if there is no such thumbnail */
export function thumbnailRange({ ends = [] }: OutputDetail, number: number): { start: number; end: number } | null {
  const end = ends[number];
  return end === undefined ? null : { start: ends[number - 1] ?? 0, end };
}

/** The thumbnails of a recording, without their places in the file. */
export interface ShownThumbnails {
  readonly outputId: Uuid;
  readonly count: number;
  readonly intervalMs: number | null;
}

/** The number of the thumbnail at a time; by default at the time of the poster. */
export function thumbnailAt(
  { count, intervalMs }: ShownThumbnails,
  durationMs: number | null,
  atMs?: number | null,
): number {
  const time = atMs ?? posterMs(durationMs ?? 0);
  const number = Math.floor(time / (intervalMs ?? THUMBNAILS.intervalMs));
  return Math.max(0, Math.min(number, count - 1));
}
