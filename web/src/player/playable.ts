import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { fileQuery } from '../data/files/queries.ts';
import { mediaQuery } from '../data/media/media-query.ts';
import type { Recording, RecordingMedia } from './recording-media.ts';

/** A recording with its state. */
export interface Playable {
  readonly recording: Recording;
  readonly media: RecordingMedia;
}

/** Finds a recording by its file. Rejects if the reader cannot see it. */
export type FindPlayable = (fileId: string) => Promise<Playable>;

/** Where a public page gets its recordings; members get them from the API. */
export const PlayableContext = createContext<FindPlayable | null>(null);

/** The versions of the recordings of a public page by file. Visitors get no events, so the page has to look. */
export interface SharedVersions {
  readonly of: ReadonlyMap<string, string>;
  look(): void;
}
export const SharedVersionsContext = createContext<SharedVersions | null>(null);

export function useFindPlayable(): FindPlayable {
  const given = useContext(PlayableContext);
  const client = useQueryClient();
  return useMemo(() => given ?? ofMember(client), [given, client]);
}

/** Milliseconds that an answer is reused, for the other highlights of a list. */
const FRESH_MS = 60_000;

const ofMember =
  (client: QueryClient): FindPlayable =>
  async (fileId) => {
    const { name, mediaType } = await client.fetchQuery({ ...fileQuery(fileId), staleTime: FRESH_MS });
    const recording = { fileId, name, mediaType, content: `/api/v1/files/${fileId}/content` };
    const media = await client.fetchQuery({ ...mediaQuery(fileId), staleTime: FRESH_MS });
    return { recording, media };
  };
