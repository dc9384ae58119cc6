import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { keyHeader, sharedClipQuery, sharedQuery, type Key } from '../../data/sharing/queries.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { ClipCorner } from '../../player/clip-corner.tsx';
import { PlayableContext, SharedVersionsContext, type FindPlayable } from '../../player/playable.ts';
import type { SharedPlayable } from './playables.ts';

interface Props {
  by: Key;
  playables: ReadonlyMap<string, SharedPlayable>;
  children: ReactNode;
}

/** Gives players what a public link plays. */
export function Playables({ by, playables, children }: Props) {
  const client = useQueryClient();
  const { token, password } = by;
  const known = useRef(playables);
  // Before players notice another version, because they then find it here.
  useLayoutEffect(() => {
    known.current = playables;
  }, [playables]);
  const addresses = useRef(new Map<string, string>());
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
      made.clear();
    };
  }, []);
  const find = useMemo<FindPlayable>(() => {
    const by = { token, password };
    const root = `/api/v1/public/${token}`;
    /** Behind a password it is fetched, because a media element cannot send the header. */
    const addressOf = async (id: string): Promise<string> => {
      if (password === null) return `${root}/clips/${id}`;
      const there = addresses.current.get(id);
      if (there) return there;
      const bytes = await client.fetchQuery(sharedClipQuery(by, id));
      const made = URL.createObjectURL(bytes);
      addresses.current.set(id, made);
      return made;
    };
    return async (id) => {
      const playable = known.current.get(id);
      if (!playable) throw new Error('These seconds are no longer shared.');
      const { kind, name, mediaType, durationMs, video, version } = playable;
      const media = { ...READY, durationMs, hasVideo: video, version };
      const recording = { fileId: id, name, mediaType };
      return kind === 'clips'
        ? { recording: { ...recording, content: await addressOf(id) }, media }
        : {
            recording: { ...recording, content: '', headers: keyHeader(by) },
            media: { ...media, playlist: `${root}/recordings/${id}/playlist.m3u8` },
          };
    };
  }, [client, token, password]);
  const look = useCallback(() => void invalidate(client, sharedQuery({ token, password })), [client, token, password]);
  const versions = useMemo(
    () => ({ of: new Map([...playables].map(([id, { version }]) => [id, version])), look }),
    [playables, look],
  );
  return (
    <PlayableContext value={find}>
      <SharedVersionsContext value={versions}>
        {children}
        <ClipCorner />
      </SharedVersionsContext>
    </PlayableContext>
  );
}

const READY = {
  state: 'DONE',
  version: '',
  progress: 1,
  waiting: null,
  message: null,
  hasAudio: true,
  playlist: null,
  audio: null,
  poster: null,
  width: null,
  height: null,
  storyboard: null,
  waveform: null,
} as const;
