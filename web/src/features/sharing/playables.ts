import type { SharedQuote, SharedView } from '@evident/domain/sharing';

/** Something that a public page plays: a clip, or a recording of a note. */
export interface SharedPlayable {
  readonly kind: 'clips' | 'recordings';
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly durationMs: number;
  readonly video: boolean;
  /** Empty for a clip, which gets another id. */
  readonly version: string;
}

/** The clips and recordings of a public page, by id. */
export function playablesOf({ quote, reel, documents }: SharedView): ReadonlyMap<string, SharedPlayable> {
  const quotes = documents.flatMap((document) => Object.values(document.quotes as Record<string, SharedQuote>));
  const clips = [reel?.clip, quote?.clip, ...quotes.map(({ clip }) => clip)].flatMap((clip) => clip ?? []);
  const playables: SharedPlayable[] = [
    ...clips.map(({ clipId, clipDuration, video }) => ({
      kind: 'clips' as const,
      id: clipId,
      name: '',
      mediaType: video ? 'video/mp4' : 'audio/mp4',
      durationMs: Math.round(clipDuration * 1000),
      video,
      version: '',
    })),
    ...documents.flatMap(({ recordings }) =>
      recordings.map(({ fileId, ...recording }) => ({ kind: 'recordings' as const, id: fileId, ...recording })),
    ),
  ];
  return new Map(playables.map((playable) => [playable.id, playable]));
}
