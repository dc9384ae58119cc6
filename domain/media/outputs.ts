import type { Uuid } from '../kernel/index.ts';

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
