import { useQueries } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { mediaQuery } from '../data/media/media-query.ts';
import { PlayableContext, SharedVersionsContext } from './playable.ts';
import type { PlaySpan } from './recording-media.ts';
import { isWithheld } from './use-media.ts';

/** Milliseconds between two looks of a visitor's player. */
const LOOK_MS = 3_000;

/** Calls back when a recording of these spans was replaced or withheld. Members learn it by events; visitors look while playing. */
export function useReplaced(spans: readonly PlaySpan[], playing: boolean, replaced: () => void): void {
  const shared = useContext(SharedVersionsContext);
  const enabled = useContext(PlayableContext) === null;
  const fileIds = [...new Set(spans.map(({ fileId }) => fileId))];
  const ofMember = useQueries({
    queries: fileIds.map((fileId) => ({ ...mediaQuery(fileId), enabled })),
    combine: (all) => all.map(({ data, error }, at) => [fileIds[at]!, isWithheld(error) ? null : data?.version]),
  }) as (readonly [fileId: string, version: string | null | undefined])[];
  const look = shared?.look;
  useEffect(() => {
    if (!look || !playing) return undefined;
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [look, playing]);
  const known = useRef(new Map<string, string | null | undefined>());
  useEffect(() => {
    const versions = shared ? fileIds.map((id) => [id, shared.of.get(id) ?? null] as const) : ofMember;
    const before = known.current;
    known.current = new Map(versions);
    if (versions.some(([id, version]) => before.get(id) !== undefined && before.get(id) !== version)) replaced();
  });
}
