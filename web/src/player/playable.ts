import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { fileQuery } from '../data/files/queries.ts';
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

export function useFindPlayable(): FindPlayable {
  const given = useContext(PlayableContext);
  const client = useQueryClient();
  return useMemo(() => given ?? ofMember(client), [given, client]);
}

const ofMember =
  (client: QueryClient): FindPlayable =>
  async (fileId) => {
    const { name, mediaType } = await client.fetchQuery({ ...fileQuery(fileId), staleTime: 60_000 });
    const recording = { fileId, name, mediaType, content: `/api/v1/files/${fileId}/content` };
    return { recording, media: original(recording) };
  };

/** The original, as the browser plays it. */
const original = ({ mediaType }: Recording): RecordingMedia => ({
  state: 'DONE',
  progress: 1,
  message: null,
  durationMs: null,
  hasVideo: mediaType.startsWith('video/'),
  hasAudio: true,
  playlist: null,
  audio: null,
  poster: null,
  storyboard: null,
  waveform: null,
});
