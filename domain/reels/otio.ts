import type { Uuid } from '../kernel/index.ts';
import { type PlacedSpan, type Reel, lengthOf, placedSpans } from './reel.ts';

/** A recording as edit lists name it. */
export interface ReelFile {
  readonly id: Uuid;
  readonly name: string;
  /** Where its bytes are; absolute. */
  readonly url: string;
  readonly picture: boolean;
  readonly durationMs: number | null;
}

/** Times are whole milliseconds, so nothing is rounded to frames. */
const RATE = 1000;

const time = (ms: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: RATE, value: ms });
const range = (startMs: number, durationMs: number) => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: time(startMs),
  duration: time(durationMs),
});

/**
 * A reel as an OpenTimelineIO timeline: a track of pictures, if there are any, and one of sound, with a clip for each
 * span (https://opentimelineio.readthedocs.io, `.otio`: Timeline.1, Stack.1, Track.1, Clip.2).
 */
export function toOtio({ title, items }: Pick<Reel, 'title' | 'items'>, files: ReadonlyMap<Uuid, ReelFile>): string {
  const spans = placedSpans(items);
  const picture = [...files.values()].some((file) => file.picture);
  const timeline = {
    OTIO_SCHEMA: 'Timeline.1',
    metadata: {},
    name: title,
    global_start_time: null,
    tracks: {
      OTIO_SCHEMA: 'Stack.1',
      metadata: {},
      name: 'tracks',
      source_range: null,
      effects: [],
      markers: [],
      enabled: true,
      color: null,
      children: [...(picture ? [track('Video', spans, files)] : []), track('Audio', spans, files)],
    },
  };
  return JSON.stringify(timeline, null, 4);
}

const track = (kind: 'Video' | 'Audio', spans: readonly PlacedSpan[], files: ReadonlyMap<Uuid, ReelFile>) => ({
  OTIO_SCHEMA: 'Track.1',
  metadata: {},
  name: kind,
  source_range: null,
  effects: [],
  markers: [],
  enabled: true,
  color: null,
  children: spans.map((span) => {
    const file = files.get(span.fileId);
    return kind === 'Video' && file?.picture === false ? gap(span) : clip(span, file);
  }),
  kind,
});

const gap = (span: PlacedSpan) => ({
  OTIO_SCHEMA: 'Gap.1',
  metadata: {},
  name: '',
  source_range: range(0, lengthOf(span)),
  effects: [],
  markers: [],
  enabled: true,
  color: null,
});

const clip = (span: PlacedSpan, file: ReelFile | undefined) => ({
  OTIO_SCHEMA: 'Clip.2',
  metadata: {},
  name: span.item.title ?? file?.name ?? '',
  source_range: range(span.startMs, lengthOf(span)),
  effects: [],
  markers: [],
  enabled: true,
  color: null,
  media_references: {
    DEFAULT_MEDIA: file
      ? {
          OTIO_SCHEMA: 'ExternalReference.1',
          metadata: {},
          name: file.name,
          available_range: file.durationMs === null ? null : range(0, file.durationMs),
          available_image_bounds: null,
          target_url: file.url,
        }
      : {
          OTIO_SCHEMA: 'MissingReference.1',
          metadata: {},
          name: '',
          available_range: null,
          available_image_bounds: null,
        },
  },
  active_media_reference_key: 'DEFAULT_MEDIA',
});
